import { minuteMs } from '#domain/format/durations.ts';
import { addDays, requireDayNumber } from '#domain/format/iso-date.ts';
import type { Interval } from './intervals.ts';
import type { AvailabilityRules } from './rules.ts';
import { dateAt, dayBounds } from './zone-day.ts';

/**
 * The time for which busy periods must be loaded before `slotsForDate` is asked for these dates: the days in
 * the host's zone, widened by the buffers and by a call that runs over the last midnight.
 * @param first `yyyy-MM-dd`, included
 * @param last `yyyy-MM-dd`, included
 * @throws RangeError for a date that is not a real `yyyy-MM-dd`, or when `last` lies before `first`
 */
export function busyWindow(rules: AvailabilityRules, first: string, last: string = first): Interval {
  if (requireDayNumber(last) < requireDayNumber(first)) {
    throw new RangeError(`The last date ${last} lies before the first, ${first}.`);
  }
  return {
    startAt: dayBounds(rules.zone, first).startAt - rules.bufferBeforeMinutes * minuteMs,
    endAt: dayBounds(rules.zone, last).endAt + (rules.slotMinutes + rules.bufferAfterMinutes) * minuteMs,
  };
}

/**
 * The host’s dates whose slots can fall on one calendar day of a visitor, in order: two where the zones differ.
 * @param visitorDate `yyyy-MM-dd` in the visitor’s zone
 * @throws RangeError for a date that is not a real `yyyy-MM-dd`, or an unknown zone
 */
export function hostDatesOfVisitorDay(hostZone: string, visitorZone: string, visitorDate: string): string[] {
  const { startAt, endAt } = dayBounds(visitorZone, visitorDate);
  if (startAt >= endAt) return [];
  const dates: string[] = [];
  const last = dateAt(hostZone, endAt - 1);
  for (let date = dateAt(hostZone, startAt); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
