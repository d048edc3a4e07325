import { dayMs } from '#domain/format/durations.ts';
import { requireDayNumber } from '#domain/format/iso-date.ts';
import type { Interval } from './intervals.ts';

/** Part of a day between two clock changes: `wall time = instant + offsetMs`. */
type ClockPiece = Interval & { readonly offsetMs: number };

/** A calendar date in a zone as instants. Most have one piece, days on which the clocks change have two. */
export type ZoneDay = Interval & {
  /** The date's 00:00 read as if it were UTC: wall times are counted from here. */
  readonly wallMidnight: number;
  readonly pieces: readonly ClockPiece[];
};

const nsPerMs = 1_000_000;

/**
 * The instants of one calendar date in a zone. A day starts at its first instant, which is not 00:00 where the
 * clocks go forward at midnight, and ends where the next date starts.
 * @throws RangeError for a date that is not a real `yyyy-MM-dd`, or an unknown zone
 */
export function zoneDay(zone: string, date: string): ZoneDay {
  const wallMidnight = requireDayNumber(date) * dayMs;
  const plain = Temporal.PlainDate.from(date);
  const startAt = plain.toZonedDateTime(zone).epochMilliseconds;
  const endAt = plain.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const pieces: ClockPiece[] = [];
  let pieceAt = startAt;
  while (pieceAt < endAt) {
    const here = Temporal.Instant.fromEpochMilliseconds(pieceAt).toZonedDateTimeISO(zone);
    const changeAt = here.getTimeZoneTransition('next')?.epochMilliseconds ?? endAt;
    const pieceEndAt = Math.min(changeAt, endAt);
    pieces.push({ startAt: pieceAt, endAt: pieceEndAt, offsetMs: here.offsetNanoseconds / nsPerMs });
    pieceAt = pieceEndAt;
  }
  return { startAt, endAt, wallMidnight, pieces };
}

/**
 * First instant of a date in a zone, and first instant of the next date.
 * @throws RangeError for a date that is not a real `yyyy-MM-dd`, or an unknown zone
 */
export function dayBounds(zone: string, date: string): Interval {
  const { startAt, endAt } = zoneDay(zone, date);
  return { startAt, endAt };
}

/** The zone's offset from UTC at an instant, in milliseconds; east is positive. */
export function offsetAt(zone: string, at: number): number {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / nsPerMs;
}

/** The calendar date of an instant in a zone. @throws RangeError for an unknown zone or a number that is no time */
export function dateAt(zone: string, at: number): string {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/**
 * True when the wall time of this instant has already been shown that day: the second pass of the hour that
 * repeats when the clocks go back.
 */
export function isRepeatedWallTime(day: ZoneDay, at: number): boolean {
  const own = day.pieces.findIndex((piece) => at < piece.endAt);
  const offset = day.pieces[own]?.offsetMs;
  if (offset === undefined) return false;
  return day.pieces.slice(0, own).some((piece) => {
    const earlierAt = at + offset - piece.offsetMs;
    return earlierAt >= piece.startAt && earlierAt < piece.endAt;
  });
}
