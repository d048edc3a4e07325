import { afterEach, expect, test } from 'vitest';
import { followRelease } from './live.ts';
import { site } from './site.ts';
import { followSiteOfPage, siteForPage } from './site-of-page.ts';

const shipped = new Map();
afterEach(() => followRelease(() => shipped));

test('a page that comes alive in a browser says the name that the server wrote', () => {
  const renamed = new Map([['content/site.ts', { ...site, name: 'Harbour & Sons' }]]);
  followRelease(() => renamed);
  const written = siteForPage();
  followRelease(() => shipped);
  followSiteOfPage(undefined);
  expect(site.name).toBe('Foreshore');
  followSiteOfPage(written);
  expect([site.name, siteForPage()]).toEqual(['Harbour & Sons', written]);
  expect(site.location).toBe('Scarborough, United Kingdom');
});
