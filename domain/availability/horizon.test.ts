import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#domain/format/iso-date.ts';
import { horizon, offeredDates } from './horizon.ts';
import { defaultRules } from './rules.ts';
import { at, everyDay, ranges, rulesWith } from './test-helpers.ts';

/** Case 4 of the slot engine's list. */

function expectWeekdays(dates: readonly string[], first: string, last: string) {
  expect(dates).toHaveLength(14);
  expect(dates[0]).toBe(first);
  expect(dates.at(-1)).toBe(last);
  // Each date is followed by the next day, or on a Friday by the next Monday.
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    if (next) expect(next).toBe(addDays(date, weekdayOf(date) === 'friday' ? 3 : 1));
  }
}

describe('case 4: 14 weekdays, no date lost or repeated', () => {
  test.each([
    ['a Friday evening, today included', '2026-11-20T22:00Z', '2026-11-20', '2026-12-09'],
    ['a Saturday', '2026-11-21T09:00Z', '2026-11-23', '2026-12-10'],
    ['a Sunday', '2026-11-22T09:00Z', '2026-11-23', '2026-12-10'],
    ['a Monday', '2026-11-23T00:00Z', '2026-11-23', '2026-12-10'],
    ['over Christmas and the new year', '2026-12-18T12:00Z', '2026-12-18', '2027-01-06'],
    ['over the change to summer time', '2027-03-22T12:00Z', '2027-03-22', '2027-04-08'],
    ['over the change to winter time', '2026-10-19T12:00Z', '2026-10-19', '2026-11-05'],
    ['over the end of February', '2028-02-21T12:00Z', '2028-02-21', '2028-03-09'],
  ])('from %s', (_, now, first, last) => {
    expectWeekdays(offeredDates(defaultRules, at(now)), first, last);
  });

  test("the month's last day is present", () => {
    expect(offeredDates(defaultRules, at('2026-11-20T12:00Z'))).toContain('2026-11-30');
    expect(offeredDates(defaultRules, at('2027-03-22T12:00Z'))).toContain('2027-03-31');
    expect(offeredDates(defaultRules, at('2028-02-21T12:00Z'))).toContain('2028-02-29');
  });

  test('today is the date in the host zone', () => {
    // 23:30Z in summer is half past midnight in London, and still Thursday evening in New York.
    const now = at('2026-07-02T23:30Z');
    expect(offeredDates(defaultRules, now)[0]).toBe('2026-07-03');
    expect(offeredDates({ ...defaultRules, zone: 'America/New_York' }, now)[0]).toBe('2026-07-02');
  });
});

test('a closed weekday stays in the list, a weekend day that is opened joins it uncounted', () => {
  const rules = rulesWith({
    weekly: { ...everyDay('09:00-10:00'), friday: [], sunday: [] },
    overrides: [{ date: '2026-11-29', ranges: ranges('10:00-11:00') }],
    horizonWeekdays: 6,
  });
  expect(offeredDates(rules, at('2026-11-23T09:00Z'))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ]);
});

test('the horizon runs from today to its last weekday, also when today is no weekday', () => {
  expect(horizon(defaultRules, at('2026-11-20T12:00Z'))).toEqual({ today: '2026-11-20', last: '2026-12-09' });
  const one = rulesWith({ horizonWeekdays: 1 });
  expect(horizon(one, at('2026-11-21T12:00Z'))).toEqual({ today: '2026-11-21', last: '2026-11-23' });
  expect(horizon(one, at('2026-11-23T12:00Z'))).toEqual({ today: '2026-11-23', last: '2026-11-23' });
});
