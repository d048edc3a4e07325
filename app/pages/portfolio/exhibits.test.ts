import { expect, test } from 'vitest';
import { caseStudies } from '#content/portfolio.ts';
import { caseStudySchema } from '#content/schema/case-study.ts';
import { tellingSchema } from '#content/schema/telling.ts';
import { pairsOf, papersOf } from './exhibits.tsx';
import { chaptersOf } from './study-chapters.tsx';

const telling = tellingSchema.parse(undefined);
const told = (study: Parameters<typeof chaptersOf>[0]) => chaptersOf(study).map(({ chapter }) => chapter);
const plate = { drawing: 'buddha-brands-before' } as const;
const wipe = {
  kind: 'before-after',
  title: 'Two',
  caption: 'Pages.',
  before: plate,
  after: plate,
  way: 'wipe',
} as const;

test('a study that was stored before it had pictures and an order is still valid, and is told as it was', () => {
  const stored = { ...caseStudies[0], exhibits: undefined, telling: undefined };
  const study = caseStudySchema('buddha-brands').parse(stored);
  expect(study.exhibits).toEqual([]);
  expect(told(study)).toEqual(['challenge', 'objectives', 'strategy', 'solution', 'execution', 'results']);
});

test('execution is told with the pages that it follows, and by itself anywhere else', () => {
  const chapters = [
    'challenge',
    'pages',
    'execution',
    'objectives',
    'strategy',
    'solution',
    'phones',
    'papers',
    'results',
  ] as const;
  const study = { exhibits: [wipe], telling: { ...telling, chapters: [...chapters] } };
  expect(told(study)).toEqual(['challenge', 'pages', 'objectives', 'strategy', 'solution', 'results']);
  expect(told({ ...study, exhibits: [] })).toContain('execution');
  expect(told({ ...study, telling })).toContain('execution');
});

test('execution that stands by itself has the last of several pairs of pages, which then stand without it', () => {
  const other = { ...wipe, title: 'Other' };
  const titles = (exhibits: (typeof wipe | typeof other)[], executed: boolean) => {
    const { pages, ofExecution } = pairsOf({ exhibits }, executed);
    return { pages: pages.map(({ title }) => title), ofExecution: ofExecution?.title };
  };
  expect(titles([wipe, other], false)).toEqual({ pages: ['Two'], ofExecution: 'Other' });
  expect(titles([wipe, other], true)).toEqual({ pages: ['Two', 'Other'], ofExecution: undefined });
  expect(titles([wipe], false)).toEqual({ pages: ['Two'], ofExecution: undefined });
});

test('papers stand beside the strategy and the solution where a study says so, and no band is left when there are no more', () => {
  const paper = (title: string) =>
    ({ kind: 'paper', title, caption: 'Sheet.', drawing: 'buddha-brands-map' }) as const;
  const split = (exhibits: ReturnType<typeof paper>[], strategy: typeof telling.strategy) => {
    const study = { exhibits, telling: { ...telling, strategy } };
    const { ofStrategy, papers } = papersOf(study);
    return [ofStrategy?.title, papers.map(({ title }) => title), told(study).includes('papers')];
  };
  expect(split([paper('One'), paper('Two')], 'margin')).toEqual([undefined, ['One', 'Two'], true]);
  expect(split([paper('One'), paper('Two')], 'paper')).toEqual(['One', ['Two'], true]);
  expect(split([paper('One')], 'paper')).toEqual(['One', [], false]);
  expect(split([], 'paper')).toEqual([undefined, [], false]);
  const both = {
    exhibits: [paper('One'), paper('Two')],
    telling: { ...telling, strategy: 'paper', solution: 'paper' } as const,
  };
  expect(papersOf(both).ofSolution?.title).toBe('Two');
  expect(told(both)).not.toContain('papers');
  expect(papersOf({ ...both, exhibits: [paper('One')] }).ofSolution).toBeUndefined();
});

test('a study that was stored before it could say how it opens and ends does both as it did', () => {
  const { hero, opening, strategy, phones, results, delivered, ...stored } = telling;
  expect({ hero, opening, strategy, phones, results, delivered }).toEqual({
    hero: 'beside',
    phones: 'first',
    opening: 'figures',
    strategy: 'columns',
    results: 'beside',
    delivered: 'beside',
  });
  expect(tellingSchema.parse(stored)).toEqual(telling);
});

test('what follows the figures or a chapter on the page has its space already; what follows a band has not', () => {
  const chapters = [
    'challenge',
    'strategy',
    ...telling.chapters.filter((one) => one !== 'challenge' && one !== 'strategy'),
  ] as const;
  const follows = (challenge: typeof telling.challenge, opening: typeof telling.opening) =>
    chaptersOf({ exhibits: [], telling: { ...telling, chapters: [...chapters], challenge, opening } })
      .slice(0, 2)
      .map((one) => one.follows);
  expect(follows('margin', 'figures')).toEqual([true, true]);
  expect(follows('margin', 'picture')).toEqual([false, true]);
  expect(follows('band', 'figures')).toEqual([true, false]);
});

test('an order names each chapter once', () => {
  const wrong = { ...telling, chapters: telling.chapters.with(0, 'results') };
  expect(tellingSchema.safeParse(wrong).success).toBe(false);
});

test('no two studies are told in the same order', () => {
  expect(new Set(caseStudies.map((study) => told(study).join())).size).toBe(caseStudies.length);
});
