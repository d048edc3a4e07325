import { expect, test } from 'vitest';
import { lengthWords } from './lengths.ts';

test.each([
  [0, 5000, ''],
  [4499, 5000, ''],
  [4500, 5000, '500 characters left of 5,000'],
  [4999, 5000, '1 character left of 5,000'],
  [5000, 5000, '0 characters left of 5,000'],
  [5001, 5000, '1 character too many: 5,000 at most'],
  [12_000, 5000, '7,000 characters too many: 5,000 at most'],
])('%i of %i characters', (length, longest, words) => {
  expect(lengthWords(length, longest)).toBe(words);
});
