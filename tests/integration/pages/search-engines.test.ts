import { expect, test } from 'vitest';
import { checkPage } from '#app/seo/self-check.ts';
import { pages } from '#content/pages.ts';
import { readPage } from '#tests/support/page-reader.ts';
import { readOnlySite } from '#tests/support/read-only-site.ts';

// What search engines are told, read from the HTML as it is sent.

const site = readOnlySite();
const get = (path: string) => fetch(site() + path);

for (const { path } of pages) {
  test(`the self-check gives ${path} 100 points`, async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBeNull();
    const { facts, robots, structuredData } = readPage(await response.text());
    expect(checkPage(facts)).toEqual({ score: 100, findings: [] });
    expect(robots, 'nothing keeps search engines away').toBe('');
    expect(structuredData).toHaveLength(1);
    expect(structuredData[0]).not.toContain('<');
    expect(JSON.parse(structuredData[0] ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  });
}

const unlisted: Record<string, number> = {
  '/nowhere': 404,
  '/portfolio/nowhere': 404,
  '/services/nowhere': 404,
  '/sign-in': 200,
  '/newsletter': 200,
};
for (const [path, status] of Object.entries(unlisted)) {
  test(`${path} answers ${status} and is not for search engines`, async () => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(readPage(await response.text()).robots).toContain('noindex');
  });
}

test('the owner’s area leads strangers to a page that is not for search engines', async () => {
  const response = await get('/admin/bookings');
  expect(new URL(response.url).pathname).toBe('/sign-in');
  expect(readPage(await response.text()).robots).toContain('noindex');
});

test('robots.txt, sitemap.xml, llms.txt and the manifest come with their own types', async () => {
  const types = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest', '/.well-known/security.txt'].map(
      async (path) => {
        const response = await get(path);
        return `${response.status} ${path} ${response.headers.get('content-type')}`;
      },
    ),
  );
  expect(types).toEqual([
    '200 /robots.txt text/plain; charset=utf-8',
    '200 /sitemap.xml application/xml; charset=utf-8',
    '200 /llms.txt text/plain; charset=utf-8',
    '200 /site.webmanifest application/manifest+json; charset=utf-8',
    '200 /.well-known/security.txt text/plain; charset=utf-8',
  ]);
});
