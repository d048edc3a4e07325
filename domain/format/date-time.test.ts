import { expect, test } from 'vitest';
import { formatBritishDate, formatDate, formatLongDate, formatTime, formatWeekday } from './date-time.ts';

test.each([
  ['2025-03-03', 'Monday, March 3rd, 2025'],
  ['2026-11-01', 'Sunday, November 1st, 2026'],
  ['2026-11-02', 'Monday, November 2nd, 2026'],
  ['2026-11-11', 'Wednesday, November 11th, 2026'],
  ['2026-11-12', 'Thursday, November 12th, 2026'],
  ['2026-11-13', 'Friday, November 13th, 2026'],
  ['2026-11-21', 'Saturday, November 21st, 2026'],
  ['2026-11-22', 'Sunday, November 22nd, 2026'],
  ['2026-11-23', 'Monday, November 23rd, 2026'],
  ['2028-02-29', 'Tuesday, February 29th, 2028'],
  ['2026-12-31', 'Thursday, December 31st, 2026'],
])('the date %s reads %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test.each([
  ['2025-03-03', 'Monday 3 March 2025'],
  ['2028-02-29', 'Tuesday 29 February 2028'],
  ['soon', 'soon'],
])('the owner reads %s as %s', (date, text) => {
  expect(formatBritishDate(date)).toBe(text);
});

test.each([
  ['09:30:00', '9:30 AM'],
  ['09:30', '9:30 AM'],
  ['00:00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['12:00:00', '12:00 PM'],
  ['12:59:59', '12:59 PM'],
  ['13:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
  ['24:00', '12:00 AM'],
])('the time %s reads %s', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test.each(['', 'noon', '9:30', '09:60', '25:00', '24:01', '09:30:61', '09:30 ', '2:00 PM'])(
  'the time %j is shown as it came',
  (time) => {
    expect(formatTime(time)).toBe(time);
  },
);

test.each(['', 'soon', '2025-3-3', '2025-02-29', '2025-13-01', '03/03/2025'])(
  'the date %j is shown as it came',
  (date) => {
    expect(formatDate(date)).toBe(date);
    expect(formatWeekday(date)).toBe(date);
  },
);

test('writes dates as the legal texts do', () => {
  expect([formatLongDate('2025-08-31'), formatLongDate('2026-11-05')]).toEqual([
    '31 August 2025',
    '5 November 2026',
  ]);
  expect(formatLongDate('soon')).toBe('soon');
});
