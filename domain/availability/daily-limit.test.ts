import { expect, test } from 'vitest';
import { callsOn, isFull, mostCalls } from './daily-limit.ts';

test('only our own calls that begin on the day count', () => {
  const day = { startAt: 100, endAt: 200 };
  const one = (startAt: number, kind?: 'booking' | 'hold' | 'calendar') => ({
    startAt,
    endAt: startAt + 30,
    ...(kind && { kind }),
  });
  const busy = [
    one(99, 'booking'),
    one(100, 'booking'),
    one(199, 'booking'),
    one(200, 'booking'),
    one(150),
    one(150, 'hold'),
    one(150, 'calendar'),
  ];
  expect(callsOn(day, busy)).toBe(2);
});

test.each([
  [null, 1_000, false],
  [1, 0, false],
  [1, 1, true],
  [3, 2, false],
  [3, 3, true],
  // The limit was lowered below what is booked already.
  [1, 3, true],
])('a limit of %s with %i calls is full: %s', (dailyLimit, calls, full) => {
  expect(isFull({ dailyLimit }, calls)).toBe(full);
});

test('a day holds what its hours and its limit allow', () => {
  expect([null, 3, 20].map((dailyLimit) => mostCalls({ dailyLimit }, 14))).toEqual([14, 3, 14]);
});
