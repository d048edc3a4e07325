import { expect, test } from 'vitest';
import { type AvailabilityRules, availabilityRulesSchema, defaultRules } from './rules.ts';
import { ranges } from './test-helpers.ts';

function problems(changes: Record<string, unknown>): string[] {
  const result = availabilityRulesSchema.safeParse({ ...defaultRules, ...changes });
  return result.success ? [] : result.error.issues.map((one) => `${one.path.join('.')}: ${one.message}`);
}

test('the default rules are valid and come back unchanged', () => {
  expect(availabilityRulesSchema.parse(defaultRules)).toEqual(defaultRules);
});

test('a day may end at 24:00 and have ranges in any order', () => {
  const weekly = { ...defaultRules.weekly, monday: ranges('22:00-24:00 00:00-02:00') };
  expect(problems({ weekly })).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ zone: 'Europe/Scarborough' }, 'zone: Choose a time zone by its name, for example Europe/London.'],
  [{ zone: '+01:00' }, 'zone: Choose a time zone by its name, for example Europe/London.'],
  [
    { weekly: { ...defaultRules.weekly, monday: ranges('12:00-09:00') } },
    'weekly.monday.0.end: The end must be later than the start. Midnight at the end of a day is 24:00.',
  ],
  [
    { weekly: { ...defaultRules.weekly, friday: ranges('22:00-00:00') } },
    'weekly.friday.0.end: The end must be later than the start. Midnight at the end of a day is 24:00.',
  ],
  [
    { weekly: { ...defaultRules.weekly, monday: ranges('24:00-24:00') } },
    'weekly.monday.0.start: Enter the start as hours and minutes, for example 09:00.',
  ],
  [
    { overrides: [{ date: '2026-02-30', ranges: [] }] },
    'overrides.0.date: Choose a real date, for example 2026-12-24.',
  ],
  [{ slotMinutes: 0 }, 'slotMinutes: The length of a call must be a whole number of minutes from 5 to 720.'],
  [
    { stepMinutes: 7.5 },
    'stepMinutes: The time between two starts must be a whole number of minutes from 5 to 720.',
  ],
  [
    { bufferAfterMinutes: Number.NaN },
    'bufferAfterMinutes: The buffer after a call must be a whole number of minutes from 0 to 720.',
  ],
  [
    { minimumNoticeMinutes: -1 },
    'minimumNoticeMinutes: The minimum notice must be a whole number of minutes from 0 to 86400.',
  ],
  [{ dailyLimit: 0 }, 'dailyLimit: The daily limit must be a whole number of calls from 1 to 200.'],
  [
    { horizonWeekdays: '14' },
    'horizonWeekdays: The booking horizon must be a whole number of weekdays from 1 to 260.',
  ],
])('refused in a plain sentence, %#', (changes, message) => {
  expect(problems(changes)).toEqual([message]);
});

test('a missing weekday is refused', () => {
  const { sunday: _, ...weekly } = defaultRules.weekly;
  expect(problems({ weekly })).toEqual(['weekly.sunday: Enter the hours as a list of ranges.']);
  const typed: AvailabilityRules = defaultRules;
  expect(typed.weekly.sunday).toEqual([]);
});
