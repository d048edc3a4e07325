import { checkPage } from '../../app/seo/self-check.ts';
import { pages } from '../../content/pages.ts';
import { expect, test } from './fixtures.ts';
import { openPageReader, type PageReader } from './page-reader.ts';

// What search engines are told, read from the HTML as it is sent.

test.describe.configure({ mode: 'default' });

let reader: PageReader;
test.beforeAll(async ({ browser }) => {
  reader = await openPageReader(browser);
});
test.afterAll(() => reader.close());

for (const { path } of pages) {
  test(`the self-check gives ${path} 100 points`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['x-robots-tag']).toBeUndefined();
    const { facts, robots, structuredData } = await reader.read(await response.text());
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
  test(`${path} answers ${status} and is not for search engines`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect((await reader.read(await response.text())).robots).toContain('noindex');
  });
}

test('the owner’s area leads strangers to a page that is not for search engines', async ({ request }) => {
  const response = await request.get('/admin/bookings');
  expect(new URL(response.url()).pathname).toBe('/sign-in');
  expect((await reader.read(await response.text())).robots).toContain('noindex');
});

test('robots.txt, sitemap.xml, llms.txt and the manifest come with their own types', async ({ request }) => {
  const types = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest'].map(async (path) => {
      const response = await request.get(path);
      return `${response.status()} ${path} ${response.headers()['content-type']}`;
    }),
  );
  expect(types).toEqual([
    '200 /robots.txt text/plain; charset=utf-8',
    '200 /sitemap.xml application/xml; charset=utf-8',
    '200 /llms.txt text/plain; charset=utf-8',
    '200 /site.webmanifest application/manifest+json; charset=utf-8',
  ]);
});
