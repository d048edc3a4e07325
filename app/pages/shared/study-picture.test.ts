import { expect, test } from 'vitest';
import { caseStudies } from '#content/portfolio.ts';
import { standsBehind } from './study-picture.tsx';

const studies = Object.fromEntries(caseStudies.map((study) => [study.id, study]));

test('a first picture goes across behind the words where a study wants it and a drawing has room for them', () => {
  const { 'den-architecture': den, 'buddha-brands': buddha } = studies;
  if (!den || !buddha) throw new Error('The studies have other names.');
  const across = { ...buddha.telling, hero: 'across' } as const;
  expect(standsBehind(den)).toBe(true);
  expect(standsBehind({ ...den, telling: { ...den.telling, hero: 'beside' } })).toBe(false);
  expect(standsBehind({ ...buddha, telling: across })).toBe(false);
});
