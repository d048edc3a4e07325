import { expect, test } from 'vitest';
import { costsIn } from './costs.ts';

const costs = [
  { month: '2026-10', campaign: 'leeds', pence: 31_000 },
  { month: '2026-11', campaign: 'leeds', pence: 30_001 },
  { month: '2028-02', campaign: 'york', pence: 29 },
];
const cost = (from: string, to: string) => Object.fromEntries(costsIn(costs, { from, to }));

test('a month counts by the days of it that are in the period, in whole pence', () => {
  expect(cost('2026-10-01', '2026-11-30')).toEqual({ leeds: 61_001 });
  expect(cost('2026-10-31', '2026-11-15')).toEqual({ leeds: 1_000 + 15_001 });
  expect(cost('2028-02-29', '2028-02-29')).toEqual({ york: 1 });
  expect(cost('2026-12-01', '2027-12-31')).toEqual({});
});
