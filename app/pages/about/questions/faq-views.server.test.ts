import { expect, test } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { faqViews } from './faq-views.server.ts';

test('every answer of the site is rendered, under an address of its own', () => {
  const items = faqViews().flatMap((tab) => tab.items);
  expect(items).toHaveLength(146);
  for (const item of items) expect(item.html).toMatch(/^<p>/);
  const ids = [...items.map((item) => item.id), ...faqTabs.map((tab) => tab.value)];
  expect(new Set(ids).size).toBe(ids.length);
});
