import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';

type Price = ServicePage['glance']['price'];

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** The starting price in words, and what it rests on or why there is none yet. */
export function priceWords(price: Price): { amount: string; basis: string } {
  if (price.kind === 'after-review') return { amount: serviceLabels.priceLater, basis: price.reason };
  const { from, per, exVat } = serviceLabels;
  return { amount: `${from} ${pounds.format(price.pounds)} ${per[price.per]} ${exVat}`, basis: price.basis };
}
