import { z } from 'zod';
import { hourMs } from '#domain/format/durations.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Db, Queries } from './db.ts';
import { readSetting, writeSetting } from './settings.ts';

const weekMs = 7 * 24 * hourMs;
/** The clock is noted once an hour. A longer gap between two notes means that the site was not running. */
const longestRunMs = 2 * hourMs;
const settingKey = 'clock';

const notedSchema = z.object({
  /** What the clock said when it was last looked at. */
  notedAt: z.number(),
  /**
   * The last time that was trusted, and for how many milliseconds the site has run since the leap; null while the
   * clock is trusted.
   */
  leap: z.object({ from: z.number(), ranMs: z.number() }).nullable(),
});
export type NotedClock = z.infer<typeof notedSchema>;

/**
 * Compares the clock with what was noted before. A leap of more than a week, in either direction, puts the clock in
 * doubt until it is back, or until the site has run for a week since, as after a long time switched off.
 */
export function judgeClock(before: NotedClock, now: number): NotedClock {
  const elapsed = now - before.notedAt;
  const leapt = Math.abs(elapsed) > weekMs;
  if (!before.leap) return { notedAt: now, leap: leapt ? { from: before.notedAt, ranMs: 0 } : null };
  const { from } = before.leap;
  if (Math.abs(now - from) <= weekMs) return { notedAt: now, leap: null };
  if (leapt) return { notedAt: now, leap: { from, ranMs: 0 } };
  const ranMs = before.leap.ranMs + Math.min(Math.max(elapsed, 0), longestRunMs);
  return { notedAt: now, leap: ranMs < weekMs ? { from, ranMs } : null };
}

/**
 * Notes what the clock says. To be called regularly, and before anything is deleted for its age.
 * @returns whether the clock may be believed
 */
export async function noteClock(db: Db, now: number): Promise<boolean> {
  const before = (await readNoted(db.query)) ?? { notedAt: (await newestRecord(db)) ?? now, leap: null };
  const noted = judgeClock(before, now);
  await writeSetting(db.query, settingKey, noted, now);
  return noted.leap === null;
}

/** The doubt as last noted: the time that was trusted and the time that is not; null when all is well. */
export async function clockDoubt(queries: Queries): Promise<{ from: number; to: number } | null> {
  const noted = await readNoted(queries);
  return noted?.leap ? { from: noted.leap.from, to: noted.notedAt } : null;
}

/** How long work is postponed that looks too late while the clock is in doubt, in milliseconds. */
export const clockDoubtMs = 12 * hourMs;
export const clockDoubtReason = 'The clock of the server is in doubt.';

/**
 * Whether the clock is in doubt at this moment, also before that was noted. To be asked before work is left undone
 * because its time seems to be over. Under SITE_NOW the time is meant to be another.
 */
export async function isClockInDoubt(parts: {
  env: { SITE_NOW?: string | undefined };
  db: Db;
  clock: Clock;
}): Promise<boolean> {
  if (parts.env.SITE_NOW) return false;
  const noted = await readNoted(parts.db.query);
  return noted !== undefined && judgeClock(noted, parts.clock.now()).leap !== null;
}

async function readNoted(queries: Queries): Promise<NotedClock | undefined> {
  return notedSchema.optional().parse(await readSetting(queries, settingKey));
}

/** For a database that was filled before the clock was ever noted. */
async function newestRecord({ query }: Db): Promise<number | undefined> {
  const newest = await Promise.all(
    (['leads', 'bookings', 'outbox'] as const).map((table) =>
      query
        .selectFrom(table)
        .select((eb) => eb.fn.max('created_at').as('at'))
        .executeTakeFirst(),
    ),
  );
  const instants = newest.flatMap((row) => row?.at ?? []);
  return instants.length > 0 ? Math.max(...instants) : undefined;
}
