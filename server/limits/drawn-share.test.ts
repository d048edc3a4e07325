import { expect, test } from 'vitest';
import { createDrawnShare } from './drawn-share.ts';

function counting() {
  const time = { ms: 0 };
  const share = createDrawnShare(() => time.ms);
  /** How many pages an address gets before it is refused. */
  const until = (address: string, pages = 1) => {
    for (let got = 0; ; got += 1) if (share(address, pages) > 0) return got;
  };
  return { time, share, until };
}

test('an address gets its share at once, and what comes back with the time', () => {
  const { time, share, until } = counting();
  expect(until('192.0.2.7')).toBe(150);
  expect(share('192.0.2.7', 1)).toBe(1);
  time.ms += 1_000;
  expect(until('192.0.2.7')).toBe(10);
  time.ms += 3_600_000;
  expect(until('192.0.2.7')).toBe(150);
});

test('what is light counts as a tenth', () => {
  const { until } = counting();
  expect(until('192.0.2.7', 0.1)).toBeGreaterThanOrEqual(1_499);
});

test('a network gets twice of that from all of its addresses, and others still get theirs', () => {
  const { until } = counting();
  const from = (addressAt: (at: number) => string) =>
    Array.from({ length: 20 }, (_, at) => until(addressAt(at))).reduce((sum, one) => sum + one);
  expect(from((at) => `192.0.2.${at}`)).toBe(300);
  expect(until('198.51.100.1')).toBe(150);
  expect(from((at) => `2001:db8:1:${at}00::1`)).toBe(600);
  expect(until('2001:db8:2::1')).toBe(150);
});

test('from new networks without end it grows no further, and forgets the longest unused', () => {
  const { share, until } = counting();
  expect(until('192.0.2.7')).toBe(150);
  for (let at = 0; at < 10_000; at += 1) share(`10.${at >> 8}.${at & 255}.1`, 1);
  expect(until('192.0.2.7')).toBe(150);
});
