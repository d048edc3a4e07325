import { expect, test } from 'vitest';
import { bucketOf, fieldPage, instantShare, percentile75, ratingOf } from './field.ts';

test('a page is one of a known few, whatever is sent', () => {
  const paths = ['/', '/services', '/services/crm'];
  const sent = ['', 'services', 'services/crm', 'booking', '__proto__', 'x'.repeat(9)];
  expect(sent.map((part) => fieldPage(part, paths))).toEqual([
    ...['/', '/services', 'other', 'other', 'other', 'other'],
  ]);
});

test('values lie in buckets with their upper edge, and what is beyond all of them in the last', () => {
  expect([0, 300, 301, 2500, 1e9].map((value) => bucketOf('lcp', value))).toEqual([
    ...[100, 300, 500, 2500, 60_000],
  ]);
  expect(bucketOf('step', 299)).toBe(300);
});

test('three quarters of the views are at least as quick as the percentile says; of too few nothing is said', () => {
  const views = new Map([
    [4000, 5],
    [300, 10],
    [1000, 5],
  ]);
  expect(percentile75(views)).toBe(1000);
  expect(
    percentile75(
      new Map([
        [300, 14],
        [4000, 6],
      ]),
    ),
  ).toBe(4000);
  expect(percentile75(new Map([[300, 19]]))).toBeNull();
  expect(
    instantShare(
      new Map([
        [300, 18],
        [60_000, 2],
      ]),
    ),
  ).toBe(0.9);
});

test('thresholds are those of Core Web Vitals', () => {
  expect([2500, 4000, 4001].map((value) => ratingOf('lcp', value))).toEqual(['good', 'needs work', 'poor']);
  expect([ratingOf('inp', 200), ratingOf('cls', 100)]).toEqual(['good', 'good']);
});
