import { dateOfDayNumber, requireDayNumber, weekdayOfDayNumber } from '#domain/format/iso-date.ts';
import type { AvailabilityRules } from './rules.ts';
import { rangesOn } from './working-hours.ts';
import { dateAt } from './zone-day.ts';

function isWeekend(days: number): boolean {
  const name = weekdayOfDayNumber(days);
  return name === 'saturday' || name === 'sunday';
}

/** The dates between which calls can be booked, both included, in the host's zone. */
export type Horizon = { readonly today: string; readonly last: string };

/**
 * From today to the last weekday of the horizon. Today counts when it is a weekday, whatever the time.
 * @param now epoch milliseconds
 */
export function horizon(rules: AvailabilityRules, now: number): Horizon {
  const today = dateAt(rules.zone, now);
  let days = requireDayNumber(today);
  let left = rules.horizonWeekdays;
  for (; ; days += 1) {
    if (!isWeekend(days)) left -= 1;
    if (left <= 0) return { today, last: dateOfDayNumber(days) };
  }
}

/**
 * The dates a visitor may choose from: the next weekdays (14 by default) starting today, weekends skipped
 * (specification, section 2). A weekend day that the owner has opened is offered too and is not counted.
 * @param now epoch milliseconds
 */
export function offeredDates(rules: AvailabilityRules, now: number): string[] {
  const { today, last } = horizon(rules, now);
  const dates: string[] = [];
  for (let days = requireDayNumber(today); days <= requireDayNumber(last); days += 1) {
    const date = dateOfDayNumber(days);
    if (!isWeekend(days) || rangesOn(rules, date).length > 0) dates.push(date);
  }
  return dates;
}
