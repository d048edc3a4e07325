import {
  type BusyInterval,
  type Interval,
  mergeIntervals,
  overlaps,
} from '#domain/availability/intervals.ts';
import { keptStatuses } from '#domain/booking/lifecycle.ts';
import { hourMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';

const margin = 36 * hourMs;

/**
 * Own bookings that touch a window, with a day and a half around it for buffers and long calls.
 * @param except a booking that does not count, because it is the one being moved
 */
export async function bookedIntervals(
  queries: Queries,
  window: Interval,
  except?: string,
): Promise<BusyInterval[]> {
  let query = queries
    .selectFrom('bookings')
    .select(['starts_at as startAt', 'ends_at as endAt'])
    .where('status', 'in', keptStatuses)
    .where('starts_at', '<', window.endAt + margin)
    .where('starts_at', '>', window.startAt - margin);
  if (except) query = query.where('id', '<>', except);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, kind: 'booking' as const }));
}

/**
 * Times that other forms hold at this moment. A hold is not a call yet, so it does not count towards the daily
 * limit.
 * @param ownerHash the form that asks; its own hold is left out
 */
export async function heldIntervals(
  queries: Queries,
  window: Interval,
  { now, ownerHash }: { now: number; ownerHash?: string | undefined },
): Promise<BusyInterval[]> {
  let query = queries
    .selectFrom('booking_holds')
    .select(['starts_at as startAt', 'ends_at as endAt'])
    .where('expires_at', '>', now)
    .where('starts_at', '<', window.endAt + margin)
    .where('starts_at', '>', window.startAt - margin);
  if (ownerHash) query = query.where('owner_hash', '<>', ownerHash);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, kind: 'hold' as const }));
}

/**
 * Busy time with one interval taken out: a booking that is being moved is in the calendar itself and may overlap
 * its old time.
 */
export function withoutStretch(busy: readonly BusyInterval[], gap: Interval): BusyInterval[] {
  return mergeIntervals(busy).flatMap((one) => {
    if (!overlaps(one, gap)) return [{ ...one, kind: 'calendar' as const }];
    return [
      { startAt: one.startAt, endAt: gap.startAt, kind: 'calendar' as const },
      { startAt: gap.endAt, endAt: one.endAt, kind: 'calendar' as const },
    ].filter((part) => part.startAt < part.endAt);
  });
}
