import { z } from 'zod';
import { type Interval, mergeIntervals } from '#domain/availability/intervals.ts';
import type { Queries } from '#server/db/db.ts';

/** Busy time of one calendar as last read, with the stretch of time it speaks of. */
export type StoredBusy = {
  calendarId: string;
  window: Interval;
  intervals: Interval[];
  /** Epoch milliseconds; null if it was never read. */
  fetchedAt: number | null;
  error: string | null;
};

const pairs = z.array(z.tuple([z.number(), z.number()]));

/** What is stored for these calendars; a calendar that was never asked for is missing. */
export async function loadBusy(queries: Queries, calendarIds: readonly string[]): Promise<StoredBusy[]> {
  if (calendarIds.length === 0) return [];
  const rows = await queries
    .selectFrom('calendar_busy')
    .selectAll()
    .where('calendar_id', 'in', calendarIds)
    .execute();
  return rows.map((row) => ({
    calendarId: row.calendar_id,
    window: { startAt: row.window_start_at, endAt: row.window_end_at },
    intervals: pairs.parse(JSON.parse(row.intervals)).map(([startAt, endAt]) => ({ startAt, endAt })),
    fetchedAt: row.fetched_at,
    error: row.error,
  }));
}

/** Replaces what is stored of a calendar. */
export async function storeBusy(queries: Queries, busy: StoredBusy): Promise<void> {
  const fields = {
    window_start_at: busy.window.startAt,
    window_end_at: busy.window.endAt,
    intervals: JSON.stringify(busy.intervals.map(({ startAt, endAt }) => [startAt, endAt])),
    fetched_at: busy.fetchedAt,
    error: busy.error,
  };
  await queries
    .insertInto('calendar_busy')
    .values({ calendar_id: busy.calendarId, ...fields })
    .onConflict((conflict) => conflict.column('calendar_id').doUpdateSet(fields))
    .execute();
}

/** Forgets the busy time of every calendar but these. */
export async function keepOnly(queries: Queries, calendarIds: readonly string[]): Promise<void> {
  let deletion = queries.deleteFrom('calendar_busy');
  if (calendarIds.length > 0) deletion = deletion.where('calendar_id', 'not in', calendarIds);
  await deletion.execute();
}

/** What is known after a part was read anew: the new answer inside its window, the old one outside. */
function patched(old: readonly Interval[], window: Interval, fresh: readonly Interval[]): Interval[] {
  const outside = old.flatMap(({ startAt, endAt }) => [
    { startAt, endAt: Math.min(endAt, window.startAt) },
    { startAt: Math.max(startAt, window.endAt), endAt },
  ]);
  return mergeIntervals([...outside, ...fresh]);
}

/** Takes a fresh answer for a part of the time into what is stored; nothing is stored for an unread calendar. */
export async function patchBusy(
  queries: Queries,
  calendarId: string,
  window: Interval,
  fresh: readonly Interval[],
): Promise<void> {
  const [old] = await loadBusy(queries, [calendarId]);
  if (!old) return;
  const intervals = patched(old.intervals, window, fresh);
  if (JSON.stringify(intervals) === JSON.stringify(old.intervals)) return;
  await storeBusy(queries, { ...old, intervals });
}
