import * as price from '#domain/business/price.ts';
import { say } from './say.ts';

/** The two halves of a price as the owner words them. */
export function priceWords(pounds: number, vat: price.Vat): price.PriceWords {
  const { asked, toPay } = price.priceWords(pounds, vat);
  return { asked: say(asked), toPay: say(toPay) };
}

/** An amount with what the owner says before it, and the words that follow; without an amount where there is none to tell. */
export type PriceHalf = { amount: string; words: string };

/** Both halves of a price, without VAT and with it, each as its amount and its words. */
export function priceHalves(pounds: number, vat: price.Vat): [PriceHalf, PriceHalf] {
  const { asked, toPay } = priceWords(pounds, vat);
  return [halved(asked), halved(toPay)];
}

function halved(half: string): PriceHalf {
  const [, amount = '', words = ''] = /^(.*?£[\d.,]*\d)? ?(.*)$/.exec(half) ?? [];
  return { amount, words };
}

/** A price in a sentence as the owner words it. */
export const priceInWords = (pounds: number, vat: price.Vat) => price.priceInWords(pounds, vat, priceWords);
