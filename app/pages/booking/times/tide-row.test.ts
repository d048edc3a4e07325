import { expect, test } from 'vitest';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { callTide } from '#domain/shore/call-tide.ts';
import { columnsOf, depthAt, gapsOf, linesOf, rowOf, timesOf } from './tide-row.ts';

const day = (...starts: string[]) => ({ slots: starts.map((start) => ({ start: `${start}:00` })) });
/** Starts from nine o'clock. */
const every = (step: number, count: number) =>
  day(
    ...Array.from({ length: count }, (_, place) => {
      const minutes = 9 * 60 + place * step;
      return `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
    }),
  );
const usual = { slots: usualSlots() };
/** Fourteen dates, most of them like the last. */
const dates = (...some: ReturnType<typeof day>[]) =>
  Array.from({ length: 14 }, (_, place) => some[Math.min(place, some.length - 1)] ?? usual);
const row = { first: 540, step: 30, count: 15 };
const host = 'Europe/London';
const date = '2026-11-26';

test('times of all dates share their columns, the noon hour among them', () => {
  expect(rowOf(dates(usual))).toEqual(row);
  expect(rowOf(dates(day('09:00', '09:30'), usual, day(), day('16:30')))).toEqual({ ...row, count: 16 });
  expect(rowOf(dates(every(60, 8)))).toEqual({ first: 540, step: 60, count: 8 });
});

test('what is no regular row, or not one that can be read, has no columns', () => {
  expect(rowOf(dates(day('09:00', '09:30', '10:15', '10:45', '11:15', '11:45')))).toBeNull();
  expect(rowOf(dates(every(30, 18)))).not.toBeNull();
  expect(rowOf(dates(every(30, 19)))).toBeNull();
  expect(rowOf(dates(every(30, 5)))).toBeNull();
  expect(rowOf(dates(every(90, 8)))).toBeNull();
  for (const days of [[], dates(day()), dates(day('09:00'))]) expect(rowOf(days)).toBeNull();
  // Too few dates fill no row, and too many do not go into one.
  expect(rowOf(dates(usual).slice(0, 8))).not.toBeNull();
  expect(rowOf(dates(usual).slice(0, 7))).toBeNull();
  expect(rowOf([...dates(usual), usual, usual])).toBeNull();
});

const gaps = (own: string | null, ...starts: string[]) =>
  gapsOf(row, day(...starts).slots, date, { host, own });

test('columns without a time are counted before each one and after the last', () => {
  expect(gaps(null, '09:00', '10:00', '10:30', '13:00')).toEqual([0, 1, 0, 4, 6]);
  expect(gaps(null, '16:00')).toEqual([14, 0]);
  expect(gaps(null)).toEqual([15]);
  expect(gapsOf(row, usual.slots, date, { host, own: null })).toEqual([
    0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test('times that have no column of their own, or are on another day for the visitor, do not fit', () => {
  expect(gaps('America/New_York', '09:00', '16:00')).toEqual([0, 13, 0]);
  expect(gaps('Pacific/Auckland', '09:00', '10:30')).toEqual([0, 2, 11]);
  expect(gaps('Pacific/Auckland', '09:00', '16:00')).toBeNull();
  expect(gaps(null, '09:15')).toBeNull();
  expect(gaps(null, '09:15', '09:45')).toBeNull();
  expect(gaps(null, '08:30', '09:00')).toBeNull();
  expect(gaps(null, '16:00', '16:30')).toBeNull();
});

test.each([
  row,
  { first: 540, step: 60, count: 8 },
  { first: 0, step: 15, count: 18 },
  { first: 1080, step: 20, count: 18 },
])('the tide goes on beyond its columns: %j', ({ first, step, count }) => {
  const tide = callTide(date, timesOf({ first, step, count }), host);
  const [from, until] = [tide?.from ?? 0, (tide?.from ?? 0) + 30 * ((tide?.heights.length ?? 0) - 1)];
  const edge = 0.06 * step * count;
  // The last line of five is full, unless the day ends.
  const full = Math.min(24 * 60, first + 5 * linesOf({ first, step, count }) * step);
  expect(until).toBeGreaterThanOrEqual(full - step / 2);
  expect(first - step / 2 - from).toBeGreaterThanOrEqual(edge);
  expect(until - (first + step * (count - 0.5))).toBeGreaterThanOrEqual(edge);
});

test('a time stands as far down as the water of the drawing', () => {
  const tide = { from: 480, heights: [640, 640, 260, 260, 260, -120] };
  expect(depthAt(tide, '08:00:00')).toBe('0.0%');
  expect(depthAt(tide, '09:30:00')).toBe('50.0%');
  expect(depthAt(tide, '10:30:00')).toBe('100.0%');
});

test('a row is broken into lines of five, in which each time keeps its column', () => {
  expect(linesOf(row)).toBe(3);
  expect(linesOf({ ...row, count: 16 })).toBe(4);
  expect(columnsOf(row, day('09:00', '11:30', '16:00').slots)).toEqual([0, 5, 14]);
});
