import { expect, test } from 'vitest';
import { inWeeks } from './weeks.ts';

test('a week is a row, from the day on which it begins', () => {
  // Thursday and Friday, then a Monday.
  expect(inWeeks(['2026-11-26', '2026-11-27', '2026-11-30'])).toEqual({
    grid: 'grid-cols-5',
    starts: ['col-start-4', 'col-start-5', 'col-start-1 week-begins'],
    cells: [3, 4, 5],
  });
});

test('a Saturday that the owner opened has a column, which stays empty in other weeks', () => {
  expect(inWeeks(['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-04', '2026-12-07'])).toMatchObject({
    grid: 'grid-cols-6',
    cells: [4, 5, 6, 10, 12],
  });
  expect(inWeeks(['2026-11-29', '2026-11-30']).grid).toBe('grid-cols-7');
});

test('nothing is offered, nothing is placed', () => {
  expect(inWeeks([])).toEqual({ grid: 'grid-cols-5', starts: [], cells: [] });
});
