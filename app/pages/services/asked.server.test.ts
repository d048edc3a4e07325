import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { serviceSlugs } from '#content/schema/service.ts';
import { services } from '#content/services/all.ts';
import { followReleases, withRelease } from '#server/content/in-use.ts';
import { askedOf } from './asked.server.ts';

test.each(serviceSlugs)(
  'the page of %s answers its own questions, then some of those that there are',
  (slug) => {
    const { items, more } = askedOf(slug);
    const own = services[slug].ownQuestions.map(({ id }) => id);
    expect(items.map(({ id }) => id)).toEqual([...own, ...services[slug].asked]);
    expect(items.length).toBeGreaterThanOrEqual(5);
    expect(items.length).toBeLessThanOrEqual(6);
    for (const { html } of items) expect(html).toMatch(/^<p>/);
    expect(more).toMatch(/^\/about\/questions\/[a-z-]+$/);
  },
);

test.each(serviceSlugs)(
  'no answer on the page of %s leads to that page, nor shows a price in braces',
  (slug) => {
    const answers = askedOf(slug)
      .items.map(({ html }) => html)
      .join('');
    expect(answers).not.toContain(`"/services/${slug}"`);
    expect(answers).not.toContain('{{');
  },
);

followReleases();

test('a question that was taken away is left out, and without any the way leads to all of them', () => {
  const page = contentDocuments.get('services/crm')?.defaults as object;
  const release = (asked: string[]) =>
    new Map([['content/services/crm.ts', { ...page, ownQuestions: [], asked }]]);
  const shown = (asked: string[]) => withRelease(release(asked), () => askedOf('crm'));
  expect(shown(['gone', 'we-have-no-crm-is-that-a-problem']).items).toHaveLength(1);
  expect(shown(['gone'])).toEqual({ items: [], more: '/about/questions' });
});
