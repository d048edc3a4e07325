import { expect, test } from 'vitest';
import { hourMs } from '#domain/format/durations.ts';
import { backOffMs, failuresWithin, maxFailures } from './back-off.ts';

test('what is not taken is tried for two days, at first after seconds, and hours apart in the end', () => {
  const waits = (random: number) =>
    Array.from({ length: maxFailures - 1 }, (_, index) => backOffMs(index + 1, () => random));
  const hours = (random: number) => waits(random).reduce((sum, ms) => sum + ms, 0) / hourMs;
  expect(waits(0).slice(0, 3)).toEqual([15_000, 30_000, 60_000]);
  expect(hours(0)).toBeGreaterThan(48);
  expect(hours(1)).toBeLessThan(62);
  expect(Math.max(...waits(0.99))).toBeLessThan(7.2 * hourMs);
});

test('how often something has failed says how long it has been tried', () => {
  expect([0, 15_000, 15_001, 2 * hourMs].map(failuresWithin)).toEqual([1, 2, 3, 10]);
});
