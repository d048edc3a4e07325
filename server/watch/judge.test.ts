import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { judge, type Standings } from './judge.ts';
import type { Reading } from './reading.ts';

const reading = (state: Reading['state']): Reading => ({ thing: 'disk', state, words: state });
/** What is told of a row of looks, each some hours after the one before. */
function toldOf(states: Reading['state'][], hours: number): string[] {
  let standings: Standings = {};
  return states.map((state, index) => {
    const judged = judge(standings, [reading(state)], index * hours * hourMs);
    standings = judged.standings;
    return judged.news.map(({ event }) => event).join();
  });
}

test('a trouble is told once, and once that it is over', () => {
  expect(toldOf(['well', 'bad', 'bad', 'between', 'bad', 'well', 'well'], 1)).toEqual([
    ...['', 'begun', '', '', '', 'over', ''],
  ]);
  expect(toldOf(['bad', 'bad', 'bad', 'well'], 30)).toEqual(['begun', '', '', 'over']);
});

test('what comes and goes makes one pair of mails a day, and lasting trouble is not left untold', () => {
  expect(toldOf(['bad', 'well', 'bad', 'well', 'bad', 'bad'], 1).filter(Boolean)).toEqual(['begun', 'over']);
  expect(toldOf(['bad', 'well', 'bad', 'bad', 'bad'], 8)).toEqual(['begun', 'over', '', 'begun', '']);
});

test('a clock that was ahead when it was told keeps nothing quiet', () => {
  const ahead = judge({}, [reading('bad')], 400 * dayMs).standings;
  const over = judge(ahead, [reading('well')], 400 * dayMs + 1).standings;
  expect(judge(over, [reading('bad')], 30 * dayMs).news).toHaveLength(1);
});

test('what could not be found out leaves things as they stood', () => {
  const { standings } = judge({}, [reading('bad')], 0);
  expect(judge(standings, [reading('between')], hourMs)).toEqual({ standings, news: [] });
  expect(judge(standings, [], hourMs).standings.disk?.open).toBe(true);
});
