import { z } from 'zod';
import { dayMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import type { Services } from '#server/ports/services.ts';

/** How many letters of unknown people wait to be looked at, and of one address; more are left to the mailbox. */
const most = { waiting: 300, ofOne: 20 };
/** How long staff are told of what was left. */
const toldMs = 7 * dayMs;
const key = 'letters-left';
const shape = z.object({ latest: z.number(), count: z.int() });

/**
 * Whether one more letter of an address that nobody knows has room among those that wait: not where they are too many,
 * which is somebody else's loss, nor where they are all this one's.
 */
export async function roomFor(queries: Queries, email: string): Promise<'room' | 'full' | 'own-full'> {
  const { all, own } = await queries
    .selectFrom('messages')
    .select(({ eb, fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>(eb.case().when('from_email', '=', email).then(1).end()).as('own'),
    ])
    .where('state', '=', 'unsorted')
    .executeTakeFirstOrThrow();
  if (Number(own) >= most.ofOne) return 'own-full';
  return Number(all) < most.waiting ? 'room' : 'full';
}

/** Notes that a letter had no room. */
export async function noteLeft({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const count = (await load(db.query, now)) + 1;
  await writeSetting(db.query, key, { latest: now, count }, now);
}

/** For staff: that letters of unknown people are in the mailbox alone; null when none were left lately. */
export async function leftNote({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string | null> {
  const count = await load(db.query, clock.now());
  if (count === 0) return null;
  const were = count === 1 ? '1 letter of somebody unknown was' : `${count} letters of people unknown were`;
  return `${were} left in the mailbox, as too many wait here already. Look for them there, and sort those that wait at /admin/inbox. This note goes a week after the last of them.`;
}

/** How many were left, with no more than a week between them. */
async function load(queries: Queries, now: number): Promise<number> {
  const { data } = shape.safeParse(await readSetting(queries, key));
  return data && now - data.latest < toldMs ? data.count : 0;
}
