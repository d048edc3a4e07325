import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { serviceSlugs } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { followReleases, withRelease } from '#server/content/in-use.ts';
import { askedOf } from './asked.server.ts';

test.each(serviceSlugs)('the page of %s answers four to six questions, of those that there are', (slug) => {
  const { items, more } = askedOf(slug);
  expect(items.map(({ id }) => id)).toEqual(services[slug].asked);
  expect(items.length).toBeGreaterThanOrEqual(4);
  expect(items.length).toBeLessThanOrEqual(6);
  for (const { html } of items) expect(html).toMatch(/^<p>/);
  expect(more).toMatch(/^\/about\/questions\/[a-z-]+$/);
});

followReleases();

test('a question that was taken away is left out, and without any the way leads to all of them', () => {
  const page = contentDocuments.get('services/crm')?.defaults as object;
  const release = (asked: string[]) => new Map([['content/services/crm.ts', { ...page, asked }]]);
  const shown = (asked: string[]) => withRelease(release(asked), () => askedOf('crm'));
  expect(shown(['gone', 'we-have-no-crm-is-that-a-problem']).items).toHaveLength(1);
  expect(shown(['gone'])).toEqual({ items: [], more: '/about/questions' });
});
