import type { MetaDescriptor } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pages } from '#content/pages.ts';
import { pageMeta } from './page-meta.ts';
import { absolute } from './seo/origin.ts';

const find = (tags: MetaDescriptor[], key: string, value: string) =>
  tags.filter((tag) => (tag as Record<string, unknown>)[key] === value);

describe('pageMeta', () => {
  it.each(pages)('$path has one of each tag, with the limits of search results', ({ path }) => {
    const tags = pageMeta(path);
    const [title] = tags.filter((tag) => 'title' in tag) as { title: string }[];
    expect(title?.title.length).toBeLessThanOrEqual(60);
    expect(find(tags, 'rel', 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: absolute(path) },
    ]);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
      expect(find(tags, 'property', property), property).toHaveLength(1);
    }
    expect(find(tags, 'name', 'twitter:card')).toMatchObject([{ content: 'summary_large_image' }]);
    expect(find(tags, 'name', 'robots')).toEqual([]);
  });

  it('gives each page a social image of its own', () => {
    const images = pages.map(({ path }) => find(pageMeta(path), 'property', 'og:image')[0]);
    expect(new Set(images.map((image) => JSON.stringify(image))).size).toBe(pages.length);
  });

  it('refuses an address that is not in content/pages.ts', () => {
    expect(() => pageMeta('/nowhere')).toThrow("'/nowhere'");
  });
});
