import type { BusyInterval, Interval } from './intervals.ts';
import type { AvailabilityRules } from './rules.ts';

type Limited = Pick<AvailabilityRules, 'dailyLimit'>;

/** How many calls begin on a day; only our own count, not what else fills the owner's calendar or is held. */
export function callsOn(day: Interval, busy: readonly BusyInterval[]): number {
  return busy.filter((one) => one.kind === 'booking' && one.startAt >= day.startAt && one.startAt < day.endAt)
    .length;
}

/** How many calls one day may have. @param most what its hours have room for */
export function mostCalls({ dailyLimit }: Limited, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, dailyLimit ?? most);
}

/** Whether a day with so many calls takes no further one. */
export const isFull = (rules: Limited, calls: number): boolean => calls >= mostCalls(rules);
