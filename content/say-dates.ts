import { dateParts, timeParts } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { inForm } from './say.ts';

// Dates and times as visitors read them: in the forms that the owner chose (content/words/writing.ts). Her own area and
// the emails to staff keep those of `domain/format`. What cannot be parsed is given back as it came.

/** 'Friday, November 27th, 2026' for `2026-11-27`. */
export const sayDate = (date: string): string => dated('{weekday}, {month} {nth}, {year}', date);

/** 'November 27th'. */
export const sayMonthDay = (date: string): string => dated('{month} {nth}', date);

/** '27 November 2026'. */
export const sayLongDate = (date: string): string => dated('{day} {month} {year}', date);

/** 'Nov 27', for the buttons of days. */
export const sayShortDate = (date: string): string => dated('{mon} {day}', date);

/** '9:30 AM' for `09:30:00` or `09:30`. */
export function sayTime(time: string): string {
  const parts = timeParts(time);
  return parts ? inForm('{hour}:{minute} {AM}', parts) : time;
}

/** The date of an instant in a zone. @throws RangeError for an unknown zone */
export const sayInstantDate = (at: number, zone: string): string => sayDate(wallClock(at, zone).date);

/** The time of an instant in a zone. @throws RangeError for an unknown zone */
export const sayInstantTime = (at: number, zone: string): string => sayTime(wallClock(at, zone).time);

/** '9:30 AM', and 'Tue 12:30 AM' where that is not the day under which it stands. */
export function sayTimeOnDay({ date, time }: { date: string; time: string }, day: string): string {
  return date === day ? sayTime(time) : `${dateParts(date)?.weekday.slice(0, 3) ?? date} ${sayTime(time)}`;
}

function dated(form: string, date: string): string {
  const parts = dateParts(date);
  return parts ? inForm(form, parts) : date;
}
