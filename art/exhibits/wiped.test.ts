import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import recorded from '#content/drawings/drawn-words.json' with { type: 'json' };
import { measuring } from '#content/drawings/measure.ts';
import { caseStudies } from '#content/portfolio.ts';
import { faceOf } from '#scripts/drawn-words/faces.ts';
import { boxOfLine, isWorded, readLines } from '#scripts/drawn-words/read-lines.ts';
import { exhibits } from './all.ts';

const { measure } = measuring(recorded);
const css = readFileSync('app/pages/portfolio/portfolio.css', 'utf8');
/** Where the edge rests on the pages of a study, as a share of their width. */
const restOf = (study: string) => {
  const [, usual] = /\.wipe \{[^}]*--rest: (\d+)%/.exec(css) ?? [];
  const [, own] = new RegExp(`"${study}"\\] \\.wipe \\{\\s*--rest: (\\d+)%`).exec(css) ?? [];
  return Number(own ?? usual) / 100;
};
const wiped = caseStudies.flatMap(({ id, exhibits: shown }) =>
  shown.flatMap((one) =>
    one.kind === 'before-after' && one.way === 'wipe'
      ? [one.before, one.after].map(({ drawing }) => [drawing, restOf(id)] as const)
      : [],
  ),
);

it.each(wiped)('the edge that rests on %s at %d cuts through no word', (name, rest) => {
  const { lines, whole } = readLines(exhibits.find((one) => one.name === name)?.draw?.() ?? '');
  // Else there is nothing to cut.
  expect(lines.length).toBeGreaterThan(0);
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(1);
  const at = whole[2] * rest;
  const cut = lines.filter((line) => {
    const width = measure(line.seen, { face: faceOf(line), size: line.size, tracking: line.tracking });
    const [left, , right] = boxOfLine(line, width, [1, 0, 0, 1, 0, 0]);
    return isWorded(line.words) && left < at && right > at;
  });
  // What stands behind a garment is cut by it anyway.
  expect(cut.map(({ words }) => words).filter((words) => words !== 'BACK')).toEqual([]);
});
