import { holidaysBetween } from '#domain/availability/closed-holidays.ts';
import { dateAt, dayBounds } from '#domain/availability/zone-day.ts';
import { addDays, weekdayOf } from '#domain/format/iso-date.ts';

/** No promise is longer than this many days ahead, weekends and the Christmas holidays included. */
const furthestDays = 60;

/** Whether a promise's hours count on this date: Monday to Friday, no bank holiday of England and Wales. */
export function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date);
  if (weekday === 'saturday' || weekday === 'sunday') return false;
  return holidaysBetween(date, date).length === 0;
}

/**
 * The instant at which so many hours of working days have passed. The clock runs day and night on working days and
 * stands still from midnight to midnight on all others, so 24 hours from Friday 3 pm end on Monday at 3 pm.
 * @param from instant in milliseconds @param ms length in milliseconds
 * @throws RangeError when that lies over sixty days ahead
 */
export function afterWorkingTime(from: number, ms: number, zone: string): number {
  let date = dateAt(zone, from);
  let at = from;
  let left = ms;
  for (let days = 0; days < furthestDays; days += 1) {
    const { endAt } = dayBounds(zone, date);
    if (isWorkingDay(date)) {
      if (at + left <= endAt) return at + left;
      left -= endAt - at;
    }
    at = endAt;
    date = addDays(date, 1);
  }
  throw new RangeError(`${ms} ms of working days end over ${furthestDays} days ahead.`);
}
