import { expect, test } from 'vitest';
import { caseStudies } from '#content/portfolio.ts';
import { caseStudySchema } from '#content/schema/case-study.ts';
import { bandsOf } from './exhibits.tsx';

const paper = (title: string) =>
  ({ kind: 'paper', title, caption: 'A sheet.', drawing: 'buddha-brands-map' }) as const;
const plate = { drawing: 'buddha-brands-before' } as const;
const wipe = { kind: 'before-after', title: 'Two', caption: 'Pages.', before: plate, after: plate } as const;

test('papers that follow one another share a band, in the order that the study gives', () => {
  const bands = bandsOf([paper('one'), wipe, paper('two'), paper('three')]);
  expect(
    bands.map((band) => (band.kind === 'papers' ? band.papers.map(({ title }) => title) : band.kind)),
  ).toEqual([['one'], 'before-after', ['two', 'three']]);
});

test('a study that was stored before there were exhibits is still valid, and shows none', () => {
  const stored = { ...caseStudies[0], exhibits: undefined };
  expect(caseStudySchema('buddha-brands').parse(stored).exhibits).toEqual([]);
});
