import { minuteMs } from '#domain/format/durations.ts';
import { addDays, weekdayOf } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { type Interval, mergeIntervals } from './intervals.ts';
import type { AvailabilityRules, TimeRange } from './rules.ts';
import { type ZoneDay, zoneDay } from './zone-day.ts';

/** A stretch of working time of one date, with the grid of starts that belongs to it. */
export type Stretch = Interval & {
  /** Where the grid is counted from; on an earlier date when the stretch goes on from there. */
  readonly gridAt: number;
  /** Where a slot must have ended; on the next date when the stretch goes on there. */
  readonly lastEndAt: number;
};

/** Round the clock for this many days running, a date counts its grid from its own midnight. */
const longestLookBack = 7;

/** The ranges of a date: those of its overrides taken together, otherwise its weekday's. */
export function rangesOn(rules: AvailabilityRules, date: string): readonly TimeRange[] {
  const overrides = rules.overrides.filter((override) => override.date === date);
  return overrides.length > 0
    ? overrides.flatMap((override) => override.ranges)
    : rules.weekly[weekdayOf(date)];
}

/**
 * A date's working time as instants: every instant whose wall time lies in a range. A range that a clock change
 * cuts is shorter or longer by the shift; where part of it repeats, both passes belong to it.
 */
function workingTime(rules: AvailabilityRules, date: string, day: ZoneDay): Interval[] {
  const found: Interval[] = [];
  for (const range of rangesOn(rules, date)) {
    const fromWall = day.wallMidnight + (secondsOfDay(range.start) ?? Number.NaN) * 1000;
    const toWall = day.wallMidnight + (secondsOfDay(range.end) ?? Number.NaN) * 1000;
    for (const piece of day.pieces) {
      found.push({
        startAt: Math.max(piece.startAt, fromWall - piece.offsetMs),
        endAt: Math.min(piece.endAt, toWall - piece.offsetMs),
      });
    }
  }
  return mergeIntervals(found);
}

/** The working time of a date whose `ZoneDay` has not been computed yet. */
function workingTimeOn(rules: AvailabilityRules, date: string): Interval[] {
  return rangesOn(rules, date).length === 0 ? [] : workingTime(rules, date, zoneDay(rules.zone, date));
}

/** Start of the unbroken working time that `startAt`, the first instant of `date`, goes on from. */
function gridStart(rules: AvailabilityRules, date: string, startAt: number): number {
  let gridAt = startAt;
  for (let back = 1; back <= longestLookBack; back += 1) {
    const before = workingTimeOn(rules, addDays(date, -back)).at(-1);
    if (before?.endAt !== gridAt) return gridAt;
    gridAt = before.startAt;
  }
  return startAt;
}

/** End of the unbroken working time that reaches the last instant of `date`, looking one date ahead. */
function lastEnd(rules: AvailabilityRules, date: string, endAt: number, gridAt: number): number {
  const nextDate = addDays(date, 1);
  const next = workingTimeOn(rules, nextDate)[0];
  if (next?.startAt !== endAt) return endAt;
  // If the next date starts a grid of its own, a slot over midnight would overlap that date’s first slot.
  const ownGrid = gridStart(rules, nextDate, endAt) === endAt;
  return ownGrid && (endAt - gridAt) % (rules.stepMinutes * minuteMs) !== 0 ? endAt : next.endAt;
}

/** The stretches of working time on a date, in order, joined over midnight where the hours touch there. */
export function stretchesOn(rules: AvailabilityRules, date: string, day: ZoneDay): Stretch[] {
  return workingTime(rules, date, day).map(({ startAt, endAt }) => {
    const gridAt = startAt === day.startAt ? gridStart(rules, date, startAt) : startAt;
    const lastEndAt = endAt === day.endAt ? lastEnd(rules, date, endAt, gridAt) : endAt;
    return { startAt, endAt, gridAt, lastEndAt };
  });
}
