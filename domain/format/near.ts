import { dateParts, formatTime } from './date-time.ts';
import { wallClock } from './instant.ts';
import { requireDayNumber } from './iso-date.ts';

const named = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);

/**
 * A date as a list says it, short enough for one line: 'Yesterday', 'Thu 19 Nov', and of another year
 * 'Sun 6 Sep 2025'. @param date and `today` as `yyyy-MM-dd`
 */
export function nearDate(date: string, today: string): string {
  const found = dateParts(date);
  if (!found) return date;
  const name = named.get(requireDayNumber(date) - requireDayNumber(today));
  if (name) return name;
  const day = `${found.weekday.slice(0, 3)} ${found.day} ${found.mon}`;
  return found.year === today.slice(0, 4) ? day : `${day} ${found.year}`;
}

/** Such a date within a sentence: 'today', 'Thu 19 Nov'. */
export function inSentence(day: string): string {
  return [...named.values()].includes(day) ? day.toLowerCase() : day;
}

/** An instant within a sentence: 'today, 6:34 PM', 'Thu 19 Nov, 9:30 AM'. @throws RangeError for an unknown zone */
export function nearInstant(at: number, now: number, zone: string): string {
  const { date, time } = wallClock(at, zone);
  return `${inSentence(nearDate(date, wallClock(now, zone).date))}, ${formatTime(time)}`;
}
