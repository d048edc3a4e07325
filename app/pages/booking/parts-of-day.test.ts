import { expect, test } from 'vitest';
import { acrossWide, cellsOf, inParts } from './parts-of-day.ts';

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

test('no time stands alone on its row where three columns can help it', () => {
  const parts = (...counts: number[]) =>
    counts.map((count, title) => ({
      title: `${title}`,
      slots: Array.from({ length: count }, () => ({ start: '' })),
    }));
  expect(acrossWide(parts(6, 7))).toBe('xl:grid-cols-4');
  expect(acrossWide(parts(6, 5))).toBe('');
  expect(acrossWide(parts(1))).toBe('xl:grid-cols-4');
});
