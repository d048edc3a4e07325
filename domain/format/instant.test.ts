import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import {
  formatInstant,
  formatInstantDate,
  formatInstantTime,
  isTimeZone,
  wallClock,
  zoneName,
} from './instant.ts';

const summer = Date.parse('2026-07-02T23:30:00Z');
const winter = Date.parse('2026-12-02T00:00:00Z');

test.each([
  ['Europe/London', summer, '12:30 AM', 'Friday, July 3rd, 2026'],
  ['Europe/London', winter, '12:00 AM', 'Wednesday, December 2nd, 2026'],
  ['America/New_York', summer, '7:30 PM', 'Thursday, July 2nd, 2026'],
  ['Pacific/Auckland', winter, '1:00 PM', 'Wednesday, December 2nd, 2026'],
  ['Pacific/Honolulu', winter, '2:00 PM', 'Tuesday, December 1st, 2026'],
  ['Asia/Kolkata', summer, '5:00 AM', 'Friday, July 3rd, 2026'],
])('in %s, %i is %s on %s', (zone, at, time, date) => {
  expect(formatInstantTime(at, zone)).toBe(time);
  expect(formatInstantDate(at, zone)).toBe(date);
  const [, weekday, month, day, year] = /^(\w+), (\w+) (\d+)\w+, (\d+)$/.exec(date) ?? [];
  expect(formatInstant(at, zone)).toBe(`${weekday} ${day} ${month} ${year}, ${time}`);
});

test('wall clock and calendar date at midnight, and on either side of a clock change', () => {
  expect(wallClock(winter, 'Europe/London')).toEqual({ date: '2026-12-02', time: '00:00:00' });
  const change = Date.parse('2027-03-28T01:00:00Z');
  expect(wallClock(change - 1000, 'Europe/London').time).toBe('00:59:59');
  expect(wallClock(change, 'Europe/London').time).toBe('02:00:00');
});

test('a clock reads the same with Temporal and without it', () => {
  const zones = [
    'Europe/London',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'UTC',
    'europe/dublin',
  ];
  const moments = Array.from({ length: 400 }, (_, index) => summer + index * 39_123_456.7 - 8e9);
  const read = () => zones.map((zone) => moments.map((at) => formatInstant(at, zone)));
  const withIt = read();
  vi.stubGlobal('Temporal', undefined);
  // Others, so that what was read before is forgotten.
  for (let at = 0; at < 1000; at += 1) wallClock(at, 'UTC');
  expect(read()).toEqual(withIt);
  vi.unstubAllGlobals();
});

test('the zone is named as at that instant', () => {
  expect(zoneName(summer, 'Europe/London')).toBe('British Summer Time');
  expect(zoneName(winter, 'Europe/London')).toBe('Greenwich Mean Time');
  expect(zoneName(summer, 'Europe/London', 'short')).toBe('BST');
  expect(zoneName(summer, 'America/New_York')).toBe('Eastern Daylight Time');
});

test('zones are known by name only', () => {
  expect(isTimeZone('Europe/London')).toBe(true);
  expect(isTimeZone('UTC')).toBe(true);
  for (const zone of ['', '+01:00', 'Europe/Scarborough', 'London; DROP', 'Europe/London ']) {
    expect(isTimeZone(zone)).toBe(false);
  }
  expect(() => wallClock(summer, 'Europe/Scarborough')).toThrow(RangeError);
});

test('a zone is one whose clock can be read', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zone)).toBe(true);
  for (const zone of [
    'BST',
    'pst',
    'IST',
    'US/Pacific-New',
    'SystemV/PST8PDT',
    'EST',
    'GB-Eire',
    'Etc/Unknown',
  ])
    expect([zone, isTimeZone(zone)]).toEqual([zone, canRead(zone)]);
  expect(isTimeZone('BST')).toBe(false);
});

const canRead = (zone: string): boolean => {
  try {
    return Boolean(wallClock(summer, zone) && zoneName(summer, zone));
  } catch {
    return false;
  }
};

test('many spellings of zones neither fail nor mix up', () => {
  for (let bits = 0; bits < 256; bits += 1) {
    const zone = [...'london'].map((c, index) => ((bits >> index) & 1 ? c.toUpperCase() : c)).join('');
    expect(wallClock(summer, `${bits > 127 ? 'europe' : 'Europe'}/${zone}`).time).toBe('00:30:00');
  }
  expect(formatInstantTime(summer, 'America/New_York')).toBe('7:30 PM');
});

test('the whole folder, the rules and the grouping for visitors work without Temporal', () => {
  const files = [
    './date-time.ts',
    './instant.ts',
    './iso-date.ts',
    './wall-time.ts',
    '../availability/rules.ts',
    '../availability/visitor-days.ts',
    '../availability/bank-holidays.ts',
  ].map((file) => new URL(file, import.meta.url).href);
  const script = `
    delete globalThis.Temporal;
    const [dateTime, instant, isoDate, wallTime, rules, visitors, holidays] =
      await Promise.all(${JSON.stringify(files)}.map((file) => import(file)));
    console.log(typeof Temporal, dateTime.formatDate(isoDate.addDays('2025-03-02', 1)),
      dateTime.formatTime(wallTime.clockTime(34200)), instant.formatInstantTime(${summer}, 'Asia/Kolkata'),
      rules.availabilityRulesSchema.safeParse(rules.defaultRules).success, holidays.bankHolidays(2026).length,
      visitors.groupByVisitorDay([{ startAt: ${summer}, endAt: ${summer} }], 'Asia/Kolkata')[0].date);
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: {},
  });
  expect(said.trim()).toBe('undefined Monday, March 3rd, 2025 9:30 AM 5:00 AM true 8 2026-07-03');
});
