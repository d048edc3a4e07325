import { describe, expect, it } from 'vitest';
import { contentDocuments, mistakesIn } from './documents.ts';
import { documentTitle, pageFor, pages } from './pages.ts';
import { site } from './site.ts';

const services = [
  'web-design',
  'web-development',
  'ai-lead-generation',
  'website-management',
  'social-media-marketing',
  'seo-geo',
  'ppc-advertising',
  'crm',
  'ecommerce',
];
const studies = [
  'buddha-brands',
  'yards-store',
  'den-architecture',
  'chartford-homes',
  'broken-society',
  'this-site',
];
const topics = [
  'web-design',
  'web-development',
  'ai-lead-generation',
  'website-management',
  'social-media',
  'seo-geo',
];

describe('page metadata', () => {
  it('has one entry for each public page and no other', () => {
    expect(pages.map((page) => page.path).sort()).toEqual(
      [
        '/',
        '/portfolio',
        ...studies.map((id) => `/portfolio/${id}`),
        '/services',
        ...services.map((slug) => `/services/${slug}`),
        '/about',
        '/about/questions',
        ...topics.map((value) => `/about/questions/${value}`),
        '/summer-offer',
        '/lets-talk',
        '/quote',
        '/book-discovery-call',
        '/privacy-policy',
        '/terms-of-service',
        '/reviews-policy',
        '/cookie-policy',
        '/your-data',
        '/accessibility',
      ].sort(),
    );
  });

  it.each(pages)('$path keeps the limits that the SEO check scores', (page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(new Set(page.keywords).size).toBe(page.keywords.length);
    expect(page.socialDescription).not.toBe(page.description);
  });

  it.each(['title', 'description', 'socialTitle', 'socialDescription'] as const)(
    'never repeats a %s',
    (field) => {
      expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
    },
  );

  it('finds a page by its path and names a path that it does not know', () => {
    expect(pageFor('/services/seo-geo').kicker).toBe('SEO & GEO');
    expect(() => pageFor('/services/seo')).toThrow("'/services/seo'");
  });

  it('adds the brand to a title where it fits', () => {
    const page = pageFor('/services/crm');
    expect(documentTitle(page, site.name)).toBe(`${page.title} | ${site.name}`);
    expect(documentTitle(page, 'A brand with a very long name indeed')).toBe(page.title);
    for (const one of pages) expect(documentTitle(one, site.name).length).toBeLessThanOrEqual(60);
  });
});

it('finds a title that two pages have at both, and each names the other', () => {
  const document = contentDocuments.get('pages');
  if (!document) throw new Error('there is no document of the pages');
  const [first, second, ...others] = document.defaults as { path: string; title: string }[];
  if (!first || !second) throw new Error('there are no pages');
  const wrong = mistakesIn(document, [first, { ...second, title: first.title }, ...others]);
  expect(wrong.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['0.title', `'${first.title}' is used for ${second.path} as well`],
    ['1.title', `'${first.title}' is used for ${first.path} as well`],
  ]);
});
