import { expect, test } from 'vitest';
import { otherClock, placeOf } from './other-clock.ts';

const winter = Date.parse('2026-11-26T09:00:00Z');
const summer = Date.parse('2026-07-01T08:00:00Z');

test.each([
  ['the same zone', winter, 'Europe/London', null],
  ['none known', winter, null, null],
  ['another name for the same clock', winter, 'Europe/Lisbon', null],
  ['a clock that agrees only in winter', winter, 'Africa/Accra', null],
  ['and not in summer', summer, 'Africa/Accra', { date: '2026-07-01', time: '08:00:00' }],
  ['another time', winter, 'America/New_York', { date: '2026-11-26', time: '04:00:00' }],
  ['another day', winter, 'Pacific/Kiritimati', { date: '2026-11-26', time: '23:00:00' }],
])('a moment elsewhere: %s', (_, at, own, clock) => {
  expect(otherClock(at, 'Europe/London', own)).toEqual(clock);
});

test('says them in words', () => {
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(placeOf('UTC')).toBe('UTC');
});
