import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { followReleases } from '#server/content/in-use.ts';
import { reachOf } from './reach.ts';

followReleases();
const now = new Map<string, object>();
const defaults = contentDocuments.get('site')?.defaults ?? {};
const facts = (id: string) => contentDocuments.get(id)?.defaults as Record<string, unknown>;

test('another name reaches every page, and each sentence that names it, told by its text', () => {
  const [name, ...others] = reachOf(now, 'site', { ...defaults, name: 'Harbour & Sons' });
  expect(others).toEqual([]);
  expect(name).toMatchObject({ what: 'The name', isDrawn: true, pages: pages.length });
  expect(name?.texts).toEqual(expect.arrayContaining(['emails/newsletter', 'legal/terms-of-service']));
  expect(name?.sentences).toBeGreaterThanOrEqual(name?.texts.length ?? 0);
  expect(name?.texts).not.toContain('site');
});

test('another rate of VAT reaches prices, and what the offer says of them', () => {
  const vat = { ...site.vat, ratePercent: 22 };
  const reached = reachOf(now, 'site', { ...defaults, vat });
  expect(reached.map(({ what }) => what)).toEqual([
    'How prices are told with VAT',
    'What sentences say of the offer',
  ]);
  expect(reached[0]?.pages).toBe(0);
});

test('an ordinary change reaches nothing, and facts that are wrong are no failure', () => {
  expect(reachOf(now, 'site', { ...defaults, tagline: 'Built to last' })).toEqual([]);
  expect(reachOf(now, 'home', facts('home'))).toEqual([]);
  expect(reachOf(now, 'site', {})).toEqual([]);
  const price = { ...facts('offer/summer'), price: 700 };
  expect(reachOf(now, 'offer/summer', price)).toMatchObject([{ what: 'What sentences say of the offer' }]);
});
