import { type PriceHalf, priceHalves } from '#content/price-words.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';

type Price = ServicePage['glance']['price'];

/** Both halves of a starting price, without VAT and with it; none where it is priced later. */
export function startingPrice(price: Price): PriceHalf[] {
  if (price.kind === 'after-review') return [];
  const { from, per } = serviceLabels;
  const [net, toPay] = priceHalves(price.pounds, site.vat);
  return [{ amount: `${from} ${net.amount}`, words: `${net.words} ${per[price.per]}`.trim() }, toPay];
}

/** Whether there is no price before we have looked. */
export const isPricedLater = (price: Price): boolean => price.kind === 'after-review';

/** What a starting price rests on, or why there is none yet. */
export const basisOf = (price: Price): string => (price.kind === 'after-review' ? price.reason : price.basis);
