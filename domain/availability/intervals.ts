/** A stretch of time in epoch milliseconds; the start belongs to it, the end does not. */
export type Interval = { readonly startAt: number; readonly endAt: number };

/**
 * Time that cannot be booked over: `booking` for our own calls, `hold` for one that somebody is about to book,
 * `calendar` (the default) for the owner's calendars. The first two want their own buffers as well.
 */
export type BusyInterval = Interval & { readonly kind?: 'booking' | 'hold' | 'calendar' };

/** True when the two share time; touching ends do not count. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}

/** A new, sorted list in which overlapping and touching intervals are one; empty ones are dropped. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter((one) => one.startAt < one.endAt).sort((a, b) => a.startAt - b.startAt);
  const merged: { startAt: number; endAt: number }[] = [];
  for (const { startAt, endAt } of sorted) {
    const last = merged.at(-1);
    if (last && startAt <= last.endAt) last.endAt = Math.max(last.endAt, endAt);
    else merged.push({ startAt, endAt });
  }
  return merged;
}
