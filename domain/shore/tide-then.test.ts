import { expect, test } from 'vitest';
import { hourMs } from '#domain/format/durations.ts';
import { nextWaters } from './tide.ts';
import { tideThen } from './tide-then.ts';

test('the tide rises before high water, falls after it, and its lines stand higher the more water there is', () => {
  const { high, low } = nextWaters(Date.parse('2026-12-04T10:30:00Z'));
  expect(tideThen(high.at - hourMs).rising).toBe(true);
  expect(tideThen(high.at + hourMs).rising).toBe(false);
  const tall = (at: number) => Number(tideThen(at).sea.split(' ')[3]);
  expect(tall(high.at)).toBeGreaterThan(tall(low.at));
  expect(tideThen(high.at).level).toBe(high.level.toFixed(1));
});
