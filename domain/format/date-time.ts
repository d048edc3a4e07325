import { dayNumber, weekdayOfDayNumber } from './iso-date.ts';
import { secondsOfDay } from './wall-time.ts';

/**
 * The product's date and time texts (specification, section 9). They are put together by hand, because Intl's
 * spacing and order differ between browser versions. What cannot be parsed is returned as it came (section 8).
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`;
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`;
}

/** What a date is written with; null where it is none. */
export function dateParts(date: string) {
  const days = dayNumber(date);
  if (days === null) return null;
  const name = weekdayOfDayNumber(days);
  const month = months[Number(date.slice(5, 7)) - 1] as string;
  const day = Number(date.slice(8, 10));
  return {
    ...{ year: date.slice(0, 4), month, mon: month.slice(0, 3), day, nth: ordinal(day) },
    weekday: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  };
}

/** What a time of the wall clock is written with; null where it is none. */
export function timeParts(time: string) {
  const seconds = secondsOfDay(time);
  if (seconds === null) return null;
  const inDay = Math.floor(seconds / 3600) % 24;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ...{ hours: two(inDay), hour: inDay % 12 || 12, minute: two(Math.floor(seconds / 60) % 60) },
    ...(inDay < 12 ? { AM: 'AM', am: 'am' } : { AM: 'PM', am: 'pm' }),
  };
}

/** 'Monday, March 3rd, 2025' for `2025-03-03`. */
export function formatDate(date: string): string {
  const found = dateParts(date);
  return found ? `${found.weekday}, ${found.month} ${found.nth}, ${found.year}` : date;
}

/** 'Monday 3 March 2025' for `2025-03-03`: how the owner's area shows a date. */
export function formatBritishDate(date: string): string {
  const found = dateParts(date);
  return found ? `${found.weekday} ${found.day} ${found.month} ${found.year}` : date;
}

/** '3 March 2025' for `2025-03-03`. */
export function formatLongDate(date: string): string {
  const found = dateParts(date);
  return found ? `${found.day} ${found.month} ${found.year}` : date;
}

/** '9:30 AM' for `09:30:00` or `09:30`; 24:00 reads '12:00 AM'. */
export function formatTime(time: string): string {
  const found = timeParts(time);
  return found ? `${found.hour}:${found.minute} ${found.AM}` : time;
}

/** 'Monday' for `2025-03-03`. */
export function formatWeekday(date: string): string {
  return dateParts(date)?.weekday ?? date;
}
