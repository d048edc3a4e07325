import { expect, test } from 'vitest';

import { contentDocuments, mistakesIn } from '#content/documents.ts';

const offer = contentDocuments.get('offer/summer');

// The page of the offer is made for each visitor: what it cannot be made of must not be saved.
test.each([
  ['dates', 'timeZone', 'Europe/London 1'],
  ['dates', 'timeZone', ''],
  ['dates', 'endsAtTime', '99:99:99'],
  ['dates', 'endsAtTime', '23:59'],
  ['dates', 'startsOn', '0000-01-01'],
  ['dates', 'endsOn', '9999-12-31'],
  ['spots', 'everyDays', 1e15],
])('an offer whose %s.%s is %s is refused', (group, key, value) => {
  if (!offer) throw new Error('There is no offer.');
  const facts = structuredClone(offer.defaults) as Record<string, Record<string, unknown>>;
  expect(mistakesIn(offer, facts)).toEqual([]);
  facts[group] = { ...facts[group], [key]: value };
  expect(mistakesIn(offer, facts).map(({ path }) => path.slice(0, 2))).toContainEqual([group, key]);
});

test.each([
  ['2026-10-25', '01:30:00'],
  ['2027-03-28', '01:30:00'],
])('an offer that ends on %s at %s, when the clocks change, is refused', (endsOn, endsAtTime) => {
  if (!offer) throw new Error('There is no offer.');
  const facts = structuredClone(offer.defaults) as Record<string, Record<string, unknown>>;
  facts.dates = { ...facts.dates, endsOn, endsAtTime };
  expect(mistakesIn(offer, facts).map(({ path }) => path)).toEqual([['dates', 'endsAtTime']]);
});
