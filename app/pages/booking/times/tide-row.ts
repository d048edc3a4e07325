import { clockTime, secondsOfDay } from '#domain/format/wall-time.ts';
import { type DayHeights, heightAt, stepMinutes } from '#domain/shore/day-heights.ts';
import { isThatDay, type Zones } from './slot-time.tsx';

type Timed = { start: string };

/** The columns in which times stand on the tide, the same on every day, in minutes from midnight. */
export type TideRow = { first: number; step: number; count: number };

/** So many dates and times fill a row; more do not go into it. */
const [fewestDates, mostDates] = [8, 15];
const [fewestTimes, mostTimes] = [6, 18];
const mostMinutes = 60;

export const minutesOf = (start: string): number => (secondsOfDay(start) ?? 0) / 60;

/**
 * The columns for the times of all dates, on wide screens; null where they are not a regular row that is wide enough to
 * read, and the times stand in a grid.
 */
export function rowOf(days: readonly { slots: readonly Timed[] }[]): TideRow | null {
  const all = new Set(days.flatMap(({ slots }) => slots.map(({ start }) => minutesOf(start))));
  const starts = [...all].sort((one, other) => one - other);
  const first = starts[0];
  if (first === undefined || days.length < fewestDates || days.length > mostDates) return null;
  const step = Math.min(...starts.slice(1).map((start, place) => start - (starts[place] ?? 0)));
  const count = ((starts.at(-1) ?? first) - first) / step + 1;
  const isRegular = starts.every((start) => (start - first) % step === 0);
  const hasRoom = count >= fewestTimes && count <= mostTimes && step <= mostMinutes;
  return isRegular && hasRoom ? { first, step, count } : null;
}

/** On narrower windows the row is broken into lines of so many columns, as many as a week has dates. */
export const perLine = 5;

export const linesOf = ({ count }: TideRow): number => Math.ceil(count / perLine);

/**
 * From which to which time the tide is asked for: its hour before them is more than half of a column and the edge, and
 * the last line is full.
 */
export const timesOf = (row: TideRow) => {
  const { first, step } = row;
  const start = Math.max(0, first - Math.max(0, step - stepMinutes));
  const end = Math.min(24 * 60, first + step * perLine * linesOf(row));
  return [{ start: clockTime(start * 60), end: clockTime(end * 60) }];
};

/**
 * For each time how many columns before it are empty, and last how many follow; null where one has no column of its own,
 * or is on another day for the visitor.
 */
export function gapsOf(row: TideRow, slots: readonly Timed[], date: string, zones: Zones): number[] | null {
  let next = 0;
  const gaps = [...columnsOf(row, slots), row.count].map((column) => {
    const gap = column - next;
    next = column + 1;
    return gap;
  });
  const isRow = gaps.every((gap) => gap >= 0 && gap % 1 === 0);
  const isSameDay = [slots[0], slots.at(-1)].every((slot) => !slot || isThatDay(date, slot.start, zones));
  return isRow && isSameDay ? gaps : null;
}

/** Centimetres of the drawing above the lowest tide, and those below it. */
export const [top, bed] = [640, 120];

/** How far below the highest place of the drawing the water is at a time: the drawing has another height on phones. */
export const depthAt = (tide: DayHeights, start: string): string =>
  `${(((top - heightAt(tide, minutesOf(start))) / (top + bed)) * 100).toFixed(1)}%`;

/** The column of each time. */
export const columnsOf = ({ first, step }: TideRow, slots: readonly Timed[]): number[] =>
  slots.map(({ start }) => (minutesOf(start) - first) / step);

export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
