import type { BusyInterval } from '#domain/availability/intervals.ts';
import type { Queries } from '../db/db.ts';

const margin = 36 * 60 * 60_000;

/**
 * Own confirmed bookings that touch a window, with a day and a half around it for buffers and long calls.
 * @param except a booking that does not count, because it is the one being moved
 */
export async function bookedIntervals(
  queries: Queries,
  window: { startAt: number; endAt: number },
  except?: string,
): Promise<BusyInterval[]> {
  let query = queries
    .selectFrom('bookings')
    .select(['starts_at as startAt', 'ends_at as endAt'])
    .where('status', '=', 'confirmed')
    .where('starts_at', '<', window.endAt + margin)
    .where('starts_at', '>', window.startAt - margin);
  if (except) query = query.where('id', '<>', except);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, kind: 'booking' as const }));
}

/** Blocked dates from one date to another, both included. */
export async function blockedBetween(queries: Queries, from: string, to: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('blocked_dates')
    .select('date')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return new Set(rows.map((row) => row.date));
}
