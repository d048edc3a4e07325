import { say } from '#content/say.ts';

/** Sums of money that are nobody's price: budgets to choose from, what is free, and advertising money in an example. */
const notPrices: readonly RegExp[] = [
  /^£[\d,]{1,12}(?:-£[\d,]{1,12}|\+)$/,
  /\bwithout VAT\b[^.£]{0,60}£[\d,]{1,9}–£[^.]{0,200}\./,
  /^£[0]$/,
  /plus £[\d,]{1,9} of adverts/,
];

const sum = '£[\\d,.]{1,15}';
const rate = '[\\d.]{1,6}';

/** How one half of a price reads, in the owner's words. */
const half = (words: string) =>
  say(words)
    .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
    .replace('{price}', sum)
    .replace('{rate}', rate);

/** What is left of a text once every complete price is taken out. */
function withoutPrices(text: string): string {
  const [asked, toPay, none] = ['{price} + VAT', '{price} with VAT at {rate}%', 'no VAT to pay'].map(half);
  return text
    .replace(new RegExp(`${asked} \\(${toPay}\\)`, 'g'), '')
    .replace(new RegExp(`${sum}, ${none}`, 'g'), '');
}

/** Whether a text tells a price without what it comes to with VAT. */
export const hasBarePrice = (text: string): boolean =>
  text.includes('£') && withoutPrices(text).includes('£') && !notPrices.some((pattern) => pattern.test(text));
