import { expect, test } from 'vitest';
import { measuredDrawings } from './measured.ts';
import { tenthsOf } from './tenths.ts';

test('parts are rounded so that they add up to their rounded sum', () => {
  expect(tenthsOf([14_460, 23_760, 18_380, 28_770])).toEqual([145, 237, 184, 288]);
  expect(tenthsOf([100, 200])).toEqual([1, 2]);
  expect(tenthsOf([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
});

test('the sheet of a first visit adds up', () => {
  const sizes = { html: 14_460, styles: 23_760, script: 18_380, fonts: 28_770 };
  const svg = measuredDrawings['this-site-first-visit']({
    pages: [],
    firstVisit: sizes,
    policy: [],
    tests: { unit: 0, integration: 0, browser: 0, killing: 0 },
  });
  const [all, ...parts] = [...svg.matchAll(/>([\d.]+) kB</g)].map(([, size]) => Number(size));
  expect(parts).toHaveLength(4);
  expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(all ?? 0, 5);
});
