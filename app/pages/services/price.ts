import { priceWords } from '#content/price-words.ts';
import type { ServicePage } from '#content/schema/service.ts';
import { serviceLabels } from '#content/services/labels.ts';
import { site } from '#content/site.ts';

type Price = ServicePage['glance']['price'];

/** An amount, and the words that belong to it; without an amount where there is none to tell. */
type PriceHalf = { amount: string; words: string };

/** Both halves of a starting price, without VAT and with it; none where it is priced later. */
export function startingPrice(price: Price): PriceHalf[] {
  if (price.kind === 'after-review') return [];
  const { from, per } = serviceLabels;
  const { asked, toPay } = priceWords(price.pounds, site.vat);
  const net = halved(asked);
  const whole = { amount: `${from} ${net.amount}`, words: `${net.words} ${per[price.per]}`.trim() };
  return [whole, halved(toPay)];
}

/** What a starting price rests on, or why there is none yet. */
export const basisOf = (price: Price): string => (price.kind === 'after-review' ? price.reason : price.basis);

/** '£2,000 + VAT' as its amount, with what the owner says before it, and what follows. */
function halved(half: string): PriceHalf {
  const [, amount = '', words = ''] = /^(.*?£[\d.,]*\d)? ?(.*)$/.exec(half) ?? [];
  return { amount, words };
}
