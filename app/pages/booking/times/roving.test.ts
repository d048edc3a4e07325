import { expect, test } from 'vitest';
import { nextPlace } from './roving.ts';

// 0 1 / 2 x / 4 5 / x 7
const open = [true, true, true, false, true, true, false, true];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 4],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 4, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 0, 7],
  ['Enter', 2, 2],
])('%s from %i leads to %i', (key, from, to) => {
  expect(nextPlace(key, from, open, 2)).toBe(to);
});

test('in a single row arrows go to what is beside, and nothing is above or below', () => {
  expect(nextPlace('ArrowRight', 2, open, Infinity)).toBe(4);
  expect(nextPlace('ArrowLeft', 4, open, Infinity)).toBe(2);
  for (const key of ['ArrowUp', 'ArrowDown']) expect(nextPlace(key, 2, open, Infinity)).toBe(2);
});

test('with nothing to choose the place stays', () => {
  for (const key of ['ArrowRight', 'ArrowDown', 'Home', 'End']) expect(nextPlace(key, 0, [false], 2)).toBe(0);
});
