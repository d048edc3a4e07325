import { expect, test } from 'vitest';
import { sameData } from './same-data.ts';

test.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  [Number.NaN, Number.NaN, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
  [[1, 2], [1, 2, 3], false],
  [[1], { 0: 1 }, false],
  [{ a: 'x' }, { a: 'y' }, false],
  [null, {}, false],
  [new Date(0), new Date(1), false],
  [new Map(), new Map([[1, 2]]), false],
  [() => 1, () => 1, false],
])('%o and %o', (one, other, same) => {
  expect(sameData(one, other)).toBe(same);
});
