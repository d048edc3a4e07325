import { sql } from 'kysely';
import { kilobyte } from '#domain/format/sizes.ts';
import { errorKind } from '#server/base/log.ts';
import type { Services } from '#server/ports/services.ts';

/** How long a result is reused, in milliseconds: frequent monitors must not load the disk. */
const probeEveryMs = 5_000;
/** A load balancer wants its answer, whatever the database does, in milliseconds. */
const answerWithinMs = 1_800;
/** No page waits longer for what is only to be told on it, in milliseconds. */
const toldWithinMs = 300;
/** Enough to need new space on the disk. */
const probeBytes = 64 * kilobyte;

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'files'>;
type Probe = { at: number; writable: Promise<boolean> };

/** How the storage is, asked as often as anybody likes. Answers within two seconds. */
export type StorageHealth = {
  /** Whether the database answers now, and takes writes as the folder for uploads does. */
  isWell: () => Promise<boolean>;
  /** Whether it is known to take no writes; while that is still being found out, it is not said. */
  refuses: () => Promise<boolean>;
  /** Whether the database answers now, if only others than whoever asks. */
  isReached: () => Promise<boolean>;
};

/** Looks at database and disk, and writes to them at most once in five seconds. */
export function createStorageHealth(parts: Parts): StorageHealth {
  let last: Probe | undefined;
  /** Really writes, once in a while, and tells everybody who asks until then what came of it. */
  const isWritable = (): Promise<boolean> => {
    const now = parts.clock.now();
    if (last && Math.abs(now - last.at) < probeEveryMs) return last.writable;
    const writable = write(parts, now).then(
      () => true,
      (error) => {
        parts.log.warn('storage-not-writable', { kind: errorKind(error) });
        return false;
      },
    );
    last = { at: now, writable };
    return writable;
  };
  return {
    isWell: () => inTime(Promise.all([isReadable(parts), isWritable()])),
    refuses: () =>
      inTime(
        isWritable().then((writable) => [!writable]),
        toldWithinMs,
      ),
    isReached: async () => {
      const askedAt = performance.now();
      // In a queue for connections nobody's turn comes in time, but then the others are being answered.
      return (await inTime(Promise.all([isReadable(parts)]))) || parts.db.answeredAt() > askedAt;
    },
  };
}

/** Whether all of it is so, and known in time. */
async function inTime(asked: Promise<boolean[]>, withinMs = answerWithinMs): Promise<boolean> {
  const given = Promise.withResolvers<boolean>();
  // Whoever was held up reads first what has arrived meanwhile.
  const timer = setTimeout(() => setImmediate(() => given.resolve(false)), withinMs);
  try {
    return await Promise.race([asked.then((answers) => answers.every(Boolean)), given.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function isReadable({ db }: Parts): Promise<boolean> {
  return sql`select 1`.execute(db.query).then(
    () => true,
    () => false,
  );
}

async function write({ db, files }: Parts, now: number): Promise<void> {
  // Not as an upload: those are refused long before the disk is full, and the site is well meanwhile.
  await files.tryWriting(probeBytes);
  const value = { value: String(now), updated_at: now };
  await db.query
    .insertInto('settings')
    .values({ key: 'storage-probe', ...value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(value))
    .execute();
}
