import { expect, test } from 'vitest';
import { benchTable, type Row, shortcomings } from './rows.ts';

const figures = (perSecond: number, slowMs: number) => ({ perSecond, slowMs, medianMs: 1, bytes: 1000 });
const home: Row = { name: 'home', budget: null, figures: figures(10_000, 4) };
const budget = { of: 'home', share: 0.25, slowTimes: 5 };

test('what falls short of its budget is named, in speed and in its slowest answers', () => {
  const slow: Row = { name: '/quote', budget, figures: figures(2_000, 30) };
  expect(shortcomings(slow, [home, slow])).toEqual([
    '/quote: 0.20 of the requests/s of home, wanted 0.25',
    '/quote: p99 7.5 times that of home, wanted 5 at most',
  ]);
  const list: Row = { name: 'list', budget: { perSecond: 400 }, figures: figures(300, 4) };
  expect(shortcomings(list, [list])).toEqual(['list: 300 requests/s, wanted 400']);
});

test('what keeps its budget is not named, and what has nothing to be held to neither', () => {
  const good: Row = { name: '/quote', budget, figures: figures(2_500, 20) };
  expect(shortcomings(good, [home, good])).toEqual([]);
  expect(shortcomings(good, [good])).toEqual([]);
  expect(benchTable([home, good])).toMatch(/\/quote .* kept/);
});
