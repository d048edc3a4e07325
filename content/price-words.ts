import * as price from '#domain/business/price.ts';
import { say } from './say.ts';

/** The two halves of a price as the owner words them. */
export function priceWords(pounds: number, vat: price.Vat): price.PriceWords {
  const { asked, toPay } = price.priceWords(pounds, vat);
  return { asked: say(asked), toPay: say(toPay) };
}

/** A price in a sentence as the owner words it. */
export const priceInWords = (pounds: number, vat: price.Vat) => price.priceInWords(pounds, vat, priceWords);
