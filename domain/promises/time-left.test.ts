import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const london = 'Europe/London';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(london).epochMilliseconds;

test.each([
  ['2026-11-24T15:00', '2026-11-24T15:00', 'late', 'Late by less than a minute'],
  ['2026-11-24T15:00', '2026-11-24T15:20', 'late', 'Late by 20 minutes'],
  ['2026-11-24T15:00', '2026-11-24T16:59', 'late', 'Late by 1 hour'],
  ['2026-11-24T15:00', '2026-11-30T09:00', 'late', 'Late by 5 days'],
  ['2026-11-24T15:00', '2026-11-24T14:59', 'soon', '1 minute left'],
  ['2026-11-24T15:00', '2026-11-24T09:00', 'soon', '6 hours left'],
  ['2026-11-24T15:00', '2026-11-24T08:59', 'later', 'Due today, 3:00 PM'],
  ['2026-11-24T15:00', '2026-11-23T23:59', 'later', 'Due tomorrow, 3:00 PM'],
  ['2026-11-30T15:00', '2026-11-27T16:00', 'later', 'Due Monday, 3:00 PM'],
  ['2026-12-01T00:00', '2026-11-28T16:00', 'later', 'Due Monday, end of day'],
  ['2026-12-01T00:00', '2026-11-30T16:00', 'later', 'Due today, end of day'],
] as const)('due %s, seen at %s', (due, now, state, words) => {
  expect(timeLeft(at(due), at(now), london)).toEqual({ state, words });
});
