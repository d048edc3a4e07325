import { expect, test } from 'vitest';
import { cellsOf, drawnOf, inParts, isShort } from './parts-of-day.ts';

const day = (...starts: string[]) => starts.map((start) => ({ start: `${start}:00` }));
const zones = (own: string | null = null) => ({ host: 'Europe/London', own });
const date = '2026-11-26';

test('times stand below the part of the day that the visitor’s clock has then', () => {
  const slots = day('09:00', '11:30', '12:00', '16:30', '17:00');
  const told = (own: string | null) =>
    inParts(slots, date, zones(own)).map((part) => [part.title, part.slots.length]);
  expect(told(null)).toEqual([
    ['Morning', 2],
    ['Afternoon', 2],
    ['Evening', 1],
  ]);
  expect(told('America/New_York')).toEqual([
    ['Morning', 4],
    ['Afternoon', 1],
  ]);
  // Tomorrow's morning is another one.
  expect(told('Asia/Tokyo')).toEqual([
    ['Evening', 3],
    ['Morning', 2],
  ]);
});

test('each part begins a row, so that arrow keys go to what is seen above and below', () => {
  const parts = inParts(day('09:00', '09:30', '10:00', '13:00', '13:30'), date, zones());
  expect(cellsOf(parts, 2)).toEqual([0, 1, 2, 4, 5]);
  expect(cellsOf(parts, 3)).toEqual([0, 1, 2, 3, 4]);
  expect(cellsOf(parts, 4)).toEqual([0, 1, 2, 4, 5]);
});

test('a day is short by the times that are drawn: those that passed are not, booked ones and a chosen one are', () => {
  const slot = (start: string, why?: 'booked' | 'tooSoon') => ({
    ...{ start: `${start}:00`, end: start, available: !why },
    ...(why && { why }),
  });
  const free = day('13:00', '13:30', '14:00', '14:30', '15:00').map(({ start }) => slot(start.slice(0, 5)));
  const passed = [slot('09:00', 'tooSoon'), slot('09:30', 'tooSoon')];
  const all = [...passed, ...free, slot('15:30', 'booked')];
  expect(drawnOf({ slots: all, time: null })).toHaveLength(6);
  expect(isShort({ slots: all, time: null })).toBe(true);
  expect(drawnOf({ slots: all, time: '09:00:00' }).map(({ start }) => start)).toContain('09:00:00');
  expect(isShort({ slots: all, time: '09:00:00' })).toBe(false);
  expect(isShort({ slots: [...all, slot('16:00', 'booked')], time: null })).toBe(false);
});
