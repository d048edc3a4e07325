import { nearForms, phoneDigits, wordsOf } from './words.ts';

/** One thing that must be found: any of these words, the last of them also as the beginning of one. */
export type Wanted = {
  /** Words of which all must be there, each as the beginning of a word. */
  words: string[];
  /** The same as part of a phone number; null when it is none. */
  phone: string | null;
  /** Forms by which a name one typo away is known; empty where none is forgiven. */
  near: string[];
};

const longestAsked = 200;
const mostWanted = 8;
const phoneLike = /\+?\d[\d\s().\-/]{3,}\d/g;

/** What somebody types into the field for search, whatever it is; empty when nothing in it can be searched for. */
export function readAsked(text: string): Wanted[] {
  const asked = text.slice(0, longestAsked);
  const numbers = (asked.match(phoneLike) ?? []).map((number) => ({
    words: wordsOf(number),
    phone: phoneDigits(number),
    near: [],
  }));
  const words = wordsOf(asked.replaceAll(phoneLike, ' '));
  const named = [...new Set(words)].map((word) => ({
    words: [word],
    phone: null,
    near: nearForms(word).length > 1 ? nearForms(word) : [],
  }));
  return [...numbers.filter(({ words: some }) => some.length > 0), ...named].slice(0, mostWanted);
}
