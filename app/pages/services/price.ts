import { priceInWords } from '#content/price-words.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';

type Price = ServicePage['glance']['price'];

/** The starting price in words, and what it rests on or why there is none yet. */
export function priceWords(price: Price): { amount: string; basis: string } {
  if (price.kind === 'after-review') return { amount: serviceLabels.priceLater, basis: price.reason };
  const { from, per } = serviceLabels;
  return {
    amount: `${from} ${priceInWords(price.pounds, site.vat)} ${per[price.per]}`,
    basis: price.basis,
  };
}
