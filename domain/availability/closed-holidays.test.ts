import { expect, test } from 'vitest';
import { holidayState, holidaysBetween } from './closed-holidays.ts';

const dates = (first: string, last: string) => holidaysBetween(first, last).map(({ date }) => date);

test('over the turn of a year, with both ends and the days that stand in for a weekend', () => {
  expect(dates('2026-12-25', '2027-01-01')).toEqual(['2026-12-25', '2026-12-28', '2027-01-01']);
  expect(dates('2026-12-26', '2026-12-27')).toEqual([]);
  expect(holidaysBetween('2027-12-20', '2028-01-05').map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2027-12-27 Christmas Day',
    '2027-12-28 Boxing Day',
    '2028-01-03 New Year’s Day',
  ]);
});

test('a wrong clock finds none, and asks for no year that has no rule', () => {
  expect(dates('1970-01-01', '1970-12-31')).toEqual([]);
  expect(dates('1977-12-01', '1978-01-10')).toEqual(['1978-01-02']);
  expect(dates('9999-12-20', '9999-12-31')).toHaveLength(2);
});

test.each([
  ['closed', [], []],
  ['opened', ['2026-12-25'], []],
  ['own-hours', [], ['2026-12-25']],
  ['own-hours', ['2026-12-25'], ['2026-12-25']],
  ['closed', ['2026-12-28'], ['2026-12-24']],
])('is %s', (state, opened, special) => {
  const overrides = special.map((date) => ({ date, ranges: [] }));
  expect(holidayState('2026-12-25', { opened: new Set(opened), overrides })).toBe(state);
});
