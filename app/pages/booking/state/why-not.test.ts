import { expect, test } from 'vitest';
import { withReasons } from './why-not.ts';

const moment = { now: Date.parse('2026-11-23T10:10:00Z'), noticeMinutes: 120, hostZone: 'Europe/London' };

test.each([
  ['2026-11-23', '09:00:00', 'gone'],
  ['2026-11-23', '10:00:00', 'gone'],
  ['2026-11-23', '10:30:00', 'tooSoon'],
  ['2026-11-23', '12:00:00', 'tooSoon'],
  ['2026-11-23', '12:30:00', 'booked'],
  ['2026-11-24', '09:00:00', 'booked'],
])('%s %s is %s, and nothing where it is free', (date, start, why) => {
  const [taken, free] = [false, true].map((available) => ({ start, end: start, available }));
  expect(withReasons([taken, free] as never, date, moment)).toEqual([{ ...taken, why }, free]);
});
