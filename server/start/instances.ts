import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import { together } from '#server/base/together.ts';
import type { Queries } from '#server/db/db.ts';
import { bucketSettings } from '#server/files/bucket/settings.ts';
import { keepsSome } from '#server/outbox/kept.ts';
import type { Services } from '#server/ports/services.ts';

const everyMs = minuteMs;
/** An instance that was killed counts as running for so long. */
const staysMs = 3 * minuteMs;
/** What is older than that in the folder, and of no instance that runs, was left by one that was killed. */
const leftMs = dayMs;
const prefix = 'instance:';
/** What the names of their leases are like; these count by the database’s clock. */
export const instanceLeases = `${prefix}%`;
const inFolder = 'folder';

/** The instances that run on one database, as far as this one can tell. */
export type Instances = {
  /** Makes this one known, and goes on doing so. Never throws. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** What another one keeps where this one does not find it; one look for all who ask at the same moment. */
  keepApart: () => Promise<Apart>;
};

/** Files, or of what lies in a folder beside a bucket the kept emails alone: still, or those of a time without a mail server. */
export type Apart = 'files' | 'mails' | 'former-mails' | null;

type Parts = Pick<Services, 'env' | 'db' | 'log' | 'mail' | 'randomId'> & {
  /** That of the machine: files have their times from it. */
  clock: Services['clock'];
};

/**
 * Each instance has a lease in the database and a file named after it in DATA_DIR: whoever reads the lease and does not
 * find the file has another folder, also where one is a copy of the other. Clocks of instances differ, so the
 * database's counts. The embedded database lies in the folder, which settles it.
 */
export function createInstances({ env, db, log, mail, randomId, clock }: Parts): Instances {
  if (db.engine === 'sqlite')
    return { start: async () => {}, stop: async () => {}, keepApart: async () => null };
  const id = randomId();
  const settings = bucketSettings(env);
  const place = settings ? `bucket ${settings.endpoint}/${settings.bucket}/${settings.prefix}` : inFolder;
  const folder = path.join(env.DATA_DIR, 'instances');
  const fileOf = (instance: string) => path.join(folder, instance);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let told: Apart = null;

  const others = () => otherInstances(db.query, id);
  const look = async (): Promise<Apart> => {
    let elsewhere = false;
    for (const { instance, holder } of await others()) {
      if (holder !== place) return 'files';
      elsewhere ||= !(await isThere(fileOf(instance)));
    }
    if (!elsewhere) return null;
    if (place === inFolder) return 'files';
    if (mail.kind === 'disk') return 'mails';
    return (await keepsSome(db.query)) ? 'former-mails' : null;
  };
  const show = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Without it nobody could tell, so there is no lease without it.
    await writeFile(fileOf(id), '', { mode: 0o600 });
    await sql`insert into leases (name, holder, expires_at)
      values (${prefix + id}, ${place}, ${databaseNow} + ${staysMs}::bigint)
      on conflict (name) do update set expires_at = excluded.expires_at`.execute(db.query);
    await sql`delete from leases where name like ${instanceLeases} and expires_at <= ${databaseNow}`.execute(
      db.query,
    );
    const apart = await look();
    if (apart && apart !== told) log.warn('instances-apart', { what: apart });
    told = apart;
  };
  const run = () => {
    running = running.then(show).catch((error: unknown) => {
      log.warn('look-failed', { what: 'instances', kind: errorKind(error) });
    });
    return running;
  };
  return {
    start: async () => {
      timer = setInterval(run, everyMs);
      await run();
      await dropLeft(
        folder,
        (await others().catch(() => null))?.map(({ instance }) => instance),
        clock.now() - leftMs,
      );
    },
    stop: async () => {
      if (!timer) return;
      clearInterval(timer);
      await running;
      await sql`delete from leases where name = ${prefix + id}`.execute(db.query).catch(() => undefined);
      await rm(fileOf(id), { force: true }).catch(() => undefined);
    },
    keepApart: together(look),
  };
}

/** Those that run on a PostgreSQL at this moment, but for one. */
export async function otherInstances(queries: Queries, own = '') {
  const { rows } = await sql<{ name: string; holder: string }>`select name, holder from leases
    where name like ${instanceLeases} and name <> ${prefix + own} and expires_at > ${databaseNow}`.execute(
    queries,
  );
  return rows.map(({ name, holder }) => ({ instance: name.slice(prefix.length), holder }));
}

/** Epoch milliseconds by the database's clock. */
const databaseNow = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/** What instances that were killed have left. @param running those that are not; nothing is known without them */
async function dropLeft(
  folder: string,
  running: readonly string[] | undefined,
  before: number,
): Promise<void> {
  if (!running) return;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const about = await stat(file).catch(() => null);
    const isOld = about && about.mtimeMs < before;
    if (isOld && !running.includes(name)) await rm(file, { force: true }).catch(() => undefined);
  }
}
