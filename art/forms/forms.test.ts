import { expect, test } from 'vitest';
import { callTable } from '#art/scenes/shore/call-table.ts';
import { callSillLow } from '#art/scenes/shore/sill.ts';
import { readLines } from '#scripts/drawn-words/read-lines.ts';
import { fivePages, threePages } from './five-pages.ts';
import { ownWay } from './own-way.ts';
import { passage, passageNarrow } from './passage.ts';
import { quoteSheet, quoteSlip } from './quote-sheet.ts';

test.each([
  ['the quote', quoteSheet, 335],
  ['the quote on a phone', quoteSlip, 335],
  ['the pages on a phone', threePages, 335],
  ['the course on a phone', passageNarrow, 323],
  ['an email of one’s own', ownWay, 335],
  ['the sill on a phone', callSillLow, 375],
  ['the figures of a call', callTable['call-figures'], 279],
  ['the site in a call', callTable['call-site'], 279],
  ['the next step of a call', callTable['call-step'], 279],
  // From tablets on.
  ['the five pages', fivePages, 420],
  // From 64 rem on.
  ['the course', passage, 430],
])('%s is read in 11 pixels or more where it is shown smallest', (_, draw, width) => {
  const { lines, whole } = readLines(draw());
  const scale = width / (whole[2] - whole[0]);
  const small = lines.filter(({ size, matrix }) => size * Math.abs(matrix[3]) * scale < 11);
  expect(small.map(({ words }) => words)).toEqual([]);
});
