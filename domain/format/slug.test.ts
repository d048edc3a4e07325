import { expect, test } from 'vitest';
import { longestSlug, slugOf, slugPattern } from './slug.ts';

test.each([
  ['Why tills wait', 'why-tills-wait'],
  ['  What we’d leave out: SEO & “trends” ', 'what-wed-leave-out-seo-and-trends'],
  ['Café crème in 2026', 'cafe-creme-in-2026'],
  ['ﬁve', 'five'],
  ['日本語 🚆', ''],
  ['--- ', ''],
  ['a'.repeat(80), 'a'.repeat(60)],
  [`${'word '.repeat(12)}harbour`, 'word-'.repeat(12).slice(0, -1)],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slug === '' || (slugPattern.test(slug) && slug.length <= longestSlug)).toBe(true);
});

test('a title without end costs no more than a long one', () => {
  expect(slugOf('-'.repeat(1_000_000)).length).toBe(0);
  expect(slugOf(`${'é'.repeat(1_000_000)}`).length).toBe(60);
});
