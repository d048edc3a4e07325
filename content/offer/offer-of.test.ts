import { expect, test } from 'vitest';
import { contentDocuments } from '#content/documents.ts';
import { type OfferFacts, offerFactsSchema } from '#content/schema/offer.ts';
import { offerOf } from './offer-of.ts';

const vat = { registered: false, ratePercent: 20, number: null } as const;
const facts = (): OfferFacts => structuredClone(contentDocuments.get('offer/summer')?.defaults) as OfferFacts;

test('an offer whose end was moved says when, in the words of its document', () => {
  const given = facts();
  expect(offerOf(given, vat).extended).toBeNull();
  const dates = { ...given.dates, extendedOn: '2025-08-20' };
  expect(offerOf({ ...given, dates }, vat).extended).toBe('Extended on 20\u00a0August\u00a02025');
});

test('the day of an extension is a day of the offer', () => {
  const given = facts();
  for (const extendedOn of ['2025-07-27', '2025-09-01', 'soon']) {
    const { error } = offerFactsSchema.safeParse({ ...given, dates: { ...given.dates, extendedOn } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('dates.extendedOn');
  }
});

test('where a market price is known from stays behind', () => {
  const given = facts();
  const evidence = { source: 'Quote 118', seenOn: '2025-06-01' };
  const items = given.market.items.map((item) => ({ ...item, evidence }));
  expect(JSON.stringify(offerOf({ ...given, market: { ...given.market, items } }, vat))).not.toContain('118');
});
