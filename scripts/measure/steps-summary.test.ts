import { expect, test } from 'vitest';
import { kindsOf, percentile95, shareWithin } from './steps-summary.ts';

const step = (to: string, ms: number, by: 'prefetched' | 'asked for' = 'prefetched') => ({
  from: '/',
  to,
  ms,
  by,
});

test('each step is told once, by its slow rounds, the slowest step first', () => {
  const timed = [step('/about', 100), step('/about', 250, 'asked for'), step('/quote', 700)];
  expect(kindsOf(timed)).toEqual([
    { name: '/ to /quote', ms: 700, by: 'prefetched' },
    { name: '/ to /about', ms: 250, by: 'prefetched, asked for' },
  ]);
  expect(percentile95(Array.from({ length: 100 }, (_, at) => at + 1))).toBe(95);
});

test('the share within a budget counts steps, and one that did not arrive is not within', () => {
  const kinds = kindsOf([
    step('/a', 300),
    step('/b', 301),
    step('/c', Number.POSITIVE_INFINITY),
    step('/d', 20),
  ]);
  expect(shareWithin(kinds, { ms: 300, share: 0.9 })).toBe(0.5);
});
