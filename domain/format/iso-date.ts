import { dayMs } from './durations.ts';
/**
 * Calendar dates as `yyyy-MM-dd` strings, without a time or a zone. Runs in browsers (no Temporal) and never
 * looks at the process's own time zone: a date is a count of days since 1970-01-01.
 */

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01 of a `yyyy-MM-dd` date; null for another form or a date the calendar lacks. */
export function dayNumber(date: string): number | null {
  const match = pattern.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // Date.UTC reads years 0 to 99 as 1900 to 1999; no date of this product lies there.
  if (year < 100) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / dayMs : null;
}

/** The `yyyy-MM-dd` date that lies this many days after 1970-01-01. */
export function dateOfDayNumber(days: number): string {
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** True for a `yyyy-MM-dd` string that names a real date: `2027-02-29` is not one. */
export function isIsoDate(date: string): boolean {
  return dayNumber(date) !== null;
}

/**
 * The date some days later, or earlier when negative.
 * @throws RangeError when `date` is not a real `yyyy-MM-dd` date
 */
export function addDays(date: string, days: number): string {
  return dateOfDayNumber(requireDayNumber(date) + days);
}

/**
 * The weekday of a date.
 * @throws RangeError when `date` is not a real `yyyy-MM-dd` date
 */
export function weekdayOf(date: string): Weekday {
  return weekdayOfDayNumber(requireDayNumber(date));
}

/** The weekday of a day number; 1970-01-01 was a Thursday. */
export function weekdayOfDayNumber(days: number): Weekday {
  return weekdays[(((days + 4) % 7) + 7) % 7] as Weekday;
}

/**
 * Like `dayNumber`, for dates that were checked before.
 * @throws RangeError when `date` is not a real `yyyy-MM-dd` date
 */
export function requireDayNumber(date: string): number {
  const days = dayNumber(date);
  if (days === null) throw new RangeError(`'${date}' is not a date of the form yyyy-MM-dd.`);
  return days;
}
