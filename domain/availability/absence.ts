import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import { addDays } from '#domain/format/iso-date.ts';
import type { Interval } from './intervals.ts';
import { dayBounds } from './zone-day.ts';

/** Part of one date, as wall times `HH:mm` in the host's zone. */
type AbsentHours = { from: string; until: string };

/** When the owner is away: whole dates from the first to the last, both included, or some hours of one date. */
export type Absence = {
  /** Names it among all: its first date, or the id of its hours. */
  key: string;
  first: string;
  last: string;
  hours: AbsentHours | null;
  /** The owner's own words; never for visitors. */
  reason: string;
};

/** A year and a day: what is longer is a slip, or calls for other working hours. */
export const longestAbsence = 366;

/** The time that an absence takes. @throws RangeError for dates that do not exist */
export function absentTime(zone: string, { first, last, hours }: Absence): Interval {
  if (hours === null) return { startAt: dayBounds(zone, first).startAt, endAt: dayBounds(zone, last).endAt };
  // Where a change of the clocks leaves two answers, nobody is offered a time that may be meant.
  const at = (time: string, disambiguation: 'earlier' | 'later') =>
    wallTime(first, time).toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
  return { startAt: at(hours.from, 'earlier'), endAt: at(hours.until, 'later') };
}

/**
 * The instant of a wall time: the first of two where it repeats, and that after the gap where the clocks skip it.
 * @param time `HH:mm`, `24:00` for the end of the day
 */
export function wallInstant(zone: string, date: string, time: string): number {
  return wallTime(date, time).toZonedDateTime(zone).epochMilliseconds;
}

function wallTime(date: string, time: string): Temporal.PlainDateTime {
  const [day, clock] = time === '24:00' ? [addDays(date, 1), '00:00'] : [date, time];
  return Temporal.PlainDateTime.from(`${day}T${clock}`);
}

/** 'Thursday 24 December 2026 to Sunday 3 January 2027', or one date, perhaps with its hours. */
export function absenceWords({ first, last, hours }: Pick<Absence, 'first' | 'last' | 'hours'>): string {
  const words = formatBritishDate(first);
  if (hours !== null) return `${words}, ${formatTime(hours.from)} to ${formatTime(hours.until)}`;
  return first === last ? words : `${words} to ${formatBritishDate(last)}`;
}
