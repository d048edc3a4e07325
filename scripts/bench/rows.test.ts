import { expect, test } from 'vitest';
import { atMost, benchTable, kilobytes } from './lines.ts';
import { besidePeer, linesOf, type Row, shortcomings } from './rows.ts';

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
  expect(benchTable(linesOf([home, good]))).toMatch(/\/quote .* kept/);
  expect(linesOf([good])).toEqual([expect.not.objectContaining({ short: expect.anything() })]);
});

test('one table has figures of every kind, and names each that falls short', () => {
  const list: Row = { name: 'list', budget: { perSecond: 400 }, figures: figures(300, 4) };
  const lines = [
    ...linesOf([home, list]),
    besidePeer(home, { ...list, name: 'a peer' }),
    besidePeer(list, { ...home, name: 'another' }),
    atMost('script', 61_000, 60_000, kilobytes),
    atMost('HTML', 13_000, 14_000, kilobytes, ', of 29 pages'),
  ];
  const table = benchTable(lines);
  expect(table.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    ...['| what | seen | budget | |', expect.stringMatching(/^\| -+/)],
    '| home | 10,000/s, median 1 ms, p99 4 ms, 1.0 kB | | |',
    '| list | 300/s, median 1 ms, p99 4 ms, 1.0 kB | 400/s | short |',
    '| home beside a peer | 33.3 times its requests/s | 1 at least | kept |',
    '| list beside another | 0.0 times its requests/s | 1 at least | short |',
    '| script | 61.0 kB | 60.0 kB at most | short |',
    '| HTML | 13.0 kB, of 29 pages | 14.0 kB at most | kept |',
    ...['', 'Falls short:', ' list: 300 requests/s, wanted 400'],
    ...[' list beside another: 0.0 times its requests/s', ' script: 61.0 kB, wanted 60.0 kB at most'],
  ]);
  expect(benchTable([])).toContain('Every budget is kept.');
});
