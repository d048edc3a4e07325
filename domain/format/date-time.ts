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

function parts(date: string): { year: string; month: string; day: number; weekday: string } | null {
  const days = dayNumber(date);
  if (days === null) return null;
  const name = weekdayOfDayNumber(days);
  return {
    year: date.slice(0, 4),
    month: months[Number(date.slice(5, 7)) - 1] as string,
    day: Number(date.slice(8, 10)),
    weekday: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  };
}

/** 'Monday, March 3rd, 2025' for `2025-03-03`. */
export function formatDate(date: string): string {
  const found = parts(date);
  return found ? `${found.weekday}, ${found.month} ${ordinal(found.day)}, ${found.year}` : date;
}

/** 'March 3rd' for `2025-03-03`. */
export function formatMonthDay(date: string): string {
  const found = parts(date);
  return found ? `${found.month} ${ordinal(found.day)}` : date;
}

/** 'Monday 3 March 2025' for `2025-03-03`: how the owner's area shows a date. */
export function formatBritishDate(date: string): string {
  const found = parts(date);
  return found ? `${found.weekday} ${found.day} ${found.month} ${found.year}` : date;
}

/** '3 March 2025' for `2025-03-03`. */
export function formatLongDate(date: string): string {
  const found = parts(date);
  return found ? `${found.day} ${found.month} ${found.year}` : date;
}

/** '9:30 AM' for `09:30:00` or `09:30`; 24:00 reads '12:00 AM'. */
export function formatTime(time: string): string {
  const seconds = secondsOfDay(time);
  if (seconds === null) return time;
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'Nov 23' for `2026-11-23`. */
export function formatShortDate(date: string): string {
  const found = parts(date);
  return found ? `${found.month.slice(0, 3)} ${found.day}` : date;
}

/** 'Monday' for `2025-03-03`. */
export function formatWeekday(date: string): string {
  return parts(date)?.weekday ?? date;
}

/**
 * The two lines of a date button: 'Nov 23' or 'Today', and the weekday.
 * @param today the current date in the host's zone, `yyyy-MM-dd`
 */
export function dateButtonLabel(date: string, today: string): { label: string; weekday: string } {
  return { label: date === today ? 'Today' : formatShortDate(date), weekday: formatWeekday(date) };
}
