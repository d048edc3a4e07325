import { expect, test } from 'vitest';
import { readLines } from '#scripts/drawn-words/read-lines.ts';
import { threePages } from './five-pages.ts';
import { passage } from './passage.ts';
import { quoteSheet, quoteSlip } from './quote-sheet.ts';

test.each([
  ['the quote', quoteSheet],
  ['the quote on a phone', quoteSlip],
  ['the pages on a phone', threePages],
  ['the course', passage],
])('%s beside a form is read in 11 pixels or more where it is 335 wide', (_, draw) => {
  const { lines, whole } = readLines(draw());
  const scale = 335 / (whole[2] - whole[0]);
  const small = lines.filter(({ size, matrix }) => size * Math.abs(matrix[3]) * scale < 11);
  expect(small.map(({ words }) => words)).toEqual([]);
});
