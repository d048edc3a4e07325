import { expect, test } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { faqGroups, faqViews, namesakeOf } from './faq-views.server.ts';

test('every answer of the site is rendered, under an address of its own', () => {
  const items = faqViews().flatMap((tab) => tab.items);
  expect(items).toHaveLength(146);
  for (const item of items) expect(item.html).toMatch(/^<p>/);
  const ids = [...items.map((item) => item.id), ...faqTabs.map((tab) => tab.value)];
  expect(new Set(ids).size).toBe(ids.length);
});

test('questions stand under the heading that begins their group; where none does, all stand together', () => {
  const item = (id: string, group?: string) => ({
    ...(group && { group }),
    ...{ id, question: 'Why?', answerMarkdown: 'Because. It is so.' },
  });
  const shown = (items: ReturnType<typeof item>[]) =>
    faqGroups({ value: 'v', title: 'V', items }).map(({ title, items }) => [
      title,
      items.map(({ id }) => id),
    ]);
  expect(shown([item('a', 'Money'), item('b'), item('c', 'After')])).toEqual([
    ['Money', ['a', 'b']],
    ['After', ['c']],
  ]);
  expect(shown([item('a'), item('b', 'After')])).toEqual([
    [undefined, ['a']],
    ['After', ['b']],
  ]);
  expect(faqGroups({ value: 'v', title: 'V', items: [item('a')] })[0]?.items[0]?.short).toBe('Because.');
});

test('each topic has the drawing of the service that it is called after', () => {
  expect(faqTabs.map(namesakeOf)).toEqual([
    ...['web-design', 'web-development', 'ai-lead-generation', 'website-management'],
    ...['social-media-marketing', 'seo-geo'],
  ]);
  expect(namesakeOf({ value: 'own', title: 'Own', items: [] })).toBeUndefined();
});
