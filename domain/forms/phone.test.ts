import { expect, test } from 'vitest';
import { holdsNumber } from './phone.ts';

test.each([
  ['01723 496 000', true],
  ['+44 (0)1723-496.000', true],
  ['01723 496000 (ask for Ann)', true],
  ['office 01723/496000, after 5pm', true],
  ['ext. 12, 01723 496000', true],
  ['372861', true],
  ['+358 40 123 4567', true],
  ['call me', false],
  ['', false],
  ['12345', false],
  ['1234567890123456', false],
  ['after 5 or 6, not 7', false],
  ['Ann 1, Bob 2, Cy 3, Di 4, Ed 5, Flo 6', false],
])('%s: a number to ring is %s', (typed, is) => {
  expect(holdsNumber(typed)).toBe(is);
});
