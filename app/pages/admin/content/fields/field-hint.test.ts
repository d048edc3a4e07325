import { expect, test } from 'vitest';
import { factsNow } from '#app/pages/admin/content/edit/facts-now.ts';
import { contentDocuments } from '#content/documents.ts';
import { fieldHint } from './field-hint.ts';

test('a field says what the names in its text stand for now, and no other', () => {
  const offer = contentDocuments.get('offer/summer');
  if (!offer) throw new Error('There is no offer.');
  const text = 'For {{offer.deliveryDays}} days, {{offer.nothing}} and {{name}}.';
  const known = factsNow(offer, offer.defaults, [
    ['f', text],
    ['g', '{{offer.capacity}}'],
  ]);
  expect(known.map(([name]) => name)).toEqual(['offer.deliveryDays', 'offer.capacity']);
  expect(fieldHint('Help.', text, { factsNow: known })).toBe('Help. {{offer.deliveryDays}} is ‘7’ now.');
  expect(fieldHint(null, 'None', { factsNow: known })).toBeNull();
  expect(factsNow(offer, {}, [['f', text]])).toEqual([]);
});
