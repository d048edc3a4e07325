import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/format/iso-date.ts';
import { readPeriod, weeksOf } from './period.ts';

const today = '2026-11-20';
const asked = (search: string) => {
  const { choice, period, other } = readPeriod(new URLSearchParams(search), today);
  return [choice, period.from, period.to, other.from, other.to].join(' ');
};

test.each([
  ['', 'weeks 2026-08-31 2026-11-20 2026-06-08 2026-08-28'],
  ['compare=year-ago', 'weeks 2026-08-31 2026-11-20 2025-09-01 2025-11-21'],
  ['period=this-month', 'this-month 2026-11-01 2026-11-20 2026-10-01 2026-10-20'],
  ['period=last-month', 'last-month 2026-10-01 2026-10-31 2026-09-01 2026-09-30'],
  ['period=last-month&compare=year-ago', 'last-month 2026-10-01 2026-10-31 2025-10-01 2025-10-31'],
  ['period=quarter', 'quarter 2026-10-01 2026-11-20 2026-07-01 2026-08-20'],
  ['period=year', 'year 2026-01-01 2026-11-20 2025-01-01 2025-11-20'],
  ['period=dates&from=2026-03-31&to=2026-03-01', 'dates 2026-03-01 2026-03-31 2026-01-29 2026-02-28'],
  [
    'period=dates&from=2024-02-29&to=2024-02-29&compare=year-ago',
    'dates 2024-02-29 2024-02-29 2023-02-28 2023-02-28',
  ],
  ['period=dates&from=2026-99-01&to=x', 'weeks 2026-08-31 2026-11-20 2026-06-08 2026-08-28'],
  ['period=dates&from=2019-01-01&to=2026-01-01', 'dates 2019-01-01 2020-12-31 2016-12-31 2018-12-31'],
  ['period=dates&from=0101-01-01&to=9999-12-31', 'weeks 2026-08-31 2026-11-20 2026-06-08 2026-08-28'],
  ['period=__proto__', 'weeks 2026-08-31 2026-11-20 2026-06-08 2026-08-28'],
])('the address %j asks for %j', (search, expected) => {
  expect(asked(search)).toBe(expected);
});

test('weeks hold each day of a period once', () => {
  const day = fc.integer({ min: 0, max: 4_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 730 }), (start, length) => {
      const from = addDays('2020-01-01', start);
      const to = addDays(from, length);
      const days = weeksOf({ from, to }).flatMap((week) => {
        const all = [week.from];
        while ((all.at(-1) ?? '') < week.to) all.push(addDays(all.at(-1) ?? '', 1));
        return all;
      });
      expect([days.length, days[0], days.at(-1), new Set(days).size]).toEqual([
        length + 1,
        from,
        to,
        length + 1,
      ]);
    }),
  );
});
