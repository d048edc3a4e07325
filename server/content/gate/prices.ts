import { say } from '#content/say.ts';
import { sum, withoutPaidToOthers } from './paid-to-others.ts';

const rate = '[\\d.]{1,6}';

/** How one half of a price reads, in the owner's words. */
const half = (words: string) =>
  say(words)
    .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
    .replace('{price}', sum)
    .replace('{rate}', rate);

/** Taken out, with its length kept, so that what is found afterwards stands where it stood. */
const takenOut = (piece: string) => '_'.repeat(piece.length);

/** A text without its complete prices. */
function withoutPrices(text: string): string {
  const [asked, toPay, none] = ['{price} + VAT', '{price} with VAT at {rate}%', 'no VAT to pay'].map(half);
  return text
    .replace(new RegExp(`${asked} \\(${toPay}\\)`, 'g'), takenOut)
    .replace(new RegExp(`${sum}, ${none}`, 'g'), takenOut);
}

/** What is free. */
const nothing = /£[0](?![\d.,]*\d)/g;

/** Budgets to choose from, said to be without VAT, up to the end of their sentence. */
const budgets = new RegExp(
  `\\bwithout VAT\\b[^.£]{0,60}${sum}–${sum}(?:[^.£]{1,40}${sum}(?:–${sum})?){0,8}`,
  'g',
);
/** Words that make such a range a price of the house. */
const asks = /\b(?:costs?|charg\w*|fees?|pric\w*|packages?|retainers?)\b/i;

function withoutBudgets(text: string): string {
  return text.replace(budgets, (piece: string, at: number) => {
    const before =
      text
        .slice(Math.max(0, at - 300), at)
        .split(/[.!?\n_]/)
        .at(-1) ?? '';
    return asks.test(before + piece) ? piece : takenOut(piece);
  });
}

/** Sums in words as well: '650 pounds', 'GBP 650'. */
const anySum = /[£￡]|\bGBP ?\d|\d (?:pounds|quid|GBP)\b/i;

/** Where a text tells a price without what it comes to with VAT, or -1. */
export function barePriceAt(text: string): number {
  if (!anySum.test(text)) return -1;
  const rest = withoutPaidToOthers(withoutBudgets(withoutPrices(text)));
  return rest.replace(nothing, takenOut).search(anySum);
}

/** Whether a text is one of several budgets to choose from: '£2,000–£5,000' or '£10,000+'. */
export const isBudgetRange = (text: string): boolean => /^£[\d,]{1,12}(?:[-–]£[\d,]{1,12}|\+)$/.test(text);
