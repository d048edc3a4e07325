import type { BusyInterval, Interval } from './intervals.ts';
import type { AvailabilityRules } from './rules.ts';

type Limited = Pick<AvailabilityRules, 'dailyLimit'>;

/** The number of our own calls that begin on a day; other events of the owner’s calendar and holds do not count. */
export function callsOn(day: Interval, busy: readonly BusyInterval[]): number {
  return busy.filter((one) => one.kind === 'booking' && one.startAt >= day.startAt && one.startAt < day.endAt)
    .length;
}

/** The most calls on one day. @param most what its hours have room for */
export function mostCalls({ dailyLimit }: Limited, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, dailyLimit ?? most);
}

/** Whether a day with so many calls takes no further one. */
export const isFull = (rules: Limited, calls: number): boolean => calls >= mostCalls(rules);
