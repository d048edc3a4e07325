import { afterEach, expect, test } from 'vitest';
import { titleOf } from './document-places.ts';
import { contentDocuments, documentsIn, mistakesIn } from './documents.ts';
import { followRelease, type Release } from './live.ts';
import { pageFor, pages } from './pages.ts';
import { caseStudies, caseStudyFor } from './portfolio.ts';
import { portfolioOrder } from './portfolio-order.ts';
import { pagesSchema } from './schema/page.ts';

const id = 'harbour-books';
const file = `content/case-studies/${id}.ts`;
const sixth = { ...caseStudies[0], id, title: 'Harbour Books', image: 'tile-store', palette: 'yards-store' };
const order = [...portfolioOrder.ids.slice(1), id];

function follow(entries: [file: string, facts: object][]): Release {
  const release = new Map(entries);
  followRelease(() => release);
  return release;
}
const orderIs = (ids: readonly string[]): [string, object] => ['content/portfolio-order.ts', { ids }];
const nothing: Release = new Map();
afterEach(() => followRelease(() => nothing));

test('a release may have a project that does not ship, and leave out one that does', () => {
  const release = follow([[file, sixth], orderIs(order)]);
  expect(caseStudies.map((study) => study.id)).toEqual(order);
  expect(caseStudyFor(id)?.title).toBe('Harbour Books');
  expect(caseStudyFor('buddha-brands')).toBeUndefined();
  expect(pageFor(`/portfolio/${id}`).title).toMatch(/^Harbour Books: /);
  expect(pages.map(({ path }) => path)).not.toContain('/portfolio/buddha-brands');
  expect(pagesSchema.safeParse([...pages]).error).toBeUndefined();
  expect(documentsIn(release).map((document) => document.id)).toContain(`case-studies/${id}`);
});

test('a project that the order names and nobody wrote is left out', () => {
  follow([orderIs([...order, 'nobody'])]);
  expect(caseStudies.map((study) => study.id)).toEqual(order.slice(0, -1));
});

test('its document is known by its id, begins blank and keeps that id', () => {
  const document = contentDocuments.get(`case-studies/${id}`);
  if (!document) throw new Error('the collection takes no new document');
  expect(titleOf(document.id)).toBe('Harbour Books');
  expect(mistakesIn(document, sixth)).toEqual([]);
  expect(mistakesIn(document, document.defaults).length).toBeGreaterThan(10);
  expect(mistakesIn(document, { ...sixth, id: 'another' })[0]?.path).toEqual(['id']);
  for (const wrong of ['case-studies/Big', 'case-studies/a/b', 'services/new', 'case-studies/', 'new'])
    expect(contentDocuments.has(wrong), wrong).toBe(false);
});
