import { expect, test } from 'vitest';
import { createNetworks, perDay, perMinute } from './networks.ts';
import { createTally, type Visit } from './tally.ts';

const visit: Visit = { day: '2026-11-20', page: '/', source: 'letter', campaign: 'spring' };
const sums = (tally: ReturnType<typeof createTally>) => {
  const { added, moved } = tally.take();
  for (const { from, to, visits } of moved) {
    added.set(from, (added.get(from) ?? 0) - visits);
    added.set(to, (added.get(to) ?? 0) + visits);
  }
  return Object.fromEntries(
    [...added].map(([key, visits]) => [key.split('\n').slice(2).join(' + '), visits]),
  );
};

test('a name is counted by itself once five networks came by it, and what came before goes to it', () => {
  const tally = createTally();
  for (const network of [1, 2, 3, 4, 1, 2]) tally.count(visit, network);
  tally.count({ ...visit, source: 'direct', campaign: '' }, 5);
  expect(sums(tally)).toEqual({ 'other + other': 6, 'direct + ': 1 });
  tally.count(visit, 5);
  expect(sums(tally)).toEqual({ 'other + other': -6, 'letter + spring': 7 });
});

test('a campaign with a name for each recipient stays with the others, and its source does not', () => {
  const tally = createTally();
  for (let i = 0; i < 40; i += 1)
    for (let again = 0; again < 3; again += 1) tally.count({ ...visit, campaign: `reader ${i}` }, i);
  expect(sums(tally)).toEqual({ 'letter + other': 120, 'other + other': 0 });
});

test('a campaign that the owner names is counted from the first visit on, those of before too', () => {
  const tally = createTally();
  tally.count({ ...visit, source: 'direct' }, 1);
  tally.learn([], ['spring']);
  tally.count({ ...visit, source: 'direct' }, 2);
  expect(sums(tally)).toEqual({ 'direct + other': 0, 'direct + spring': 2 });
});

test('whatever comes, what waits is bounded, and nothing is lost without being told', () => {
  const tally = createTally();
  for (let i = 0; i < 20_000; i += 1)
    tally.count({ ...visit, page: `/${i}`, source: `s${i}`, campaign: `c${i}` }, i);
  const batch = tally.take();
  expect([batch.added.size, tally.takeDropped()]).toEqual([5_000, 15_000]);
  tally.putBack(batch);
  expect(tally.take()).toEqual(batch);
  const names = new Set([...batch.added.keys()].map((key) => key.split('\n').slice(2).join()));
  expect([...names]).toEqual(['other,other']);
});

test('one network gets its share of the numbers and no more, a minute and a day', () => {
  const networks = createNetworks();
  const at = (minute: number) => ({ now: minute * 60_000, day: '2026-11-20' });
  const counted = (address: string, minute: number, tries: number) =>
    Array.from({ length: tries }, () => networks.take(address, at(minute))).filter(Boolean).length;
  expect(counted('203.0.113.7', 1, 100)).toBe(perMinute);
  expect(counted('203.0.113.8', 1, 100)).toBe(0);
  expect(counted('198.51.100.1', 1, 1)).toBe(1);
  for (let minute = 2; minute < 40; minute += 1) counted('203.0.113.7', minute, 100);
  expect(counted('203.0.113.7', 50, 100)).toBe(0);
  expect(networks.take('203.0.113.7', { now: 0, day: '2026-11-21' })).not.toBeNull();
  let sum = 0;
  for (let minute = 1; minute < 40; minute += 1) sum += counted('2001:db8:1:2::1', minute, 100);
  expect(sum).toBe(perDay);
  expect(counted('10.0.0.1', 1, 2_000)).toBe(perMinute * 50);
});
