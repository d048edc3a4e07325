const longestWord = 40;

/**
 * The words of a text as they are searched for: lower case, without accents and apostrophes, letters and digits only.
 * Nothing in them means anything to a query language.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));
}

const shortestForgiven = 4;
const longestForgiven = 20;

/**
 * A word of a name, and the word with each of its letters left out: two words that share one of these are one typo
 * apart. These are few and rare, where the trigrams of a name are many and common.
 */
export function nearForms(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestForgiven || letters.length > longestForgiven || /\p{N}/u.test(word)) {
    return [word];
  }
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

const fewestDigits = 5;

/**
 * The digits of a phone number without the prefix of the country or the trunk: one form for '+44 (0)20 7946 0958',
 * '0044 20 79460958' and '020 7946 0958'. Null for what is too short to be a number.
 */
export function phoneDigits(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:(?:00)?44(?=0?\d{9,10}$))?0*/, '');
  return digits.length >= fewestDigits ? digits.slice(0, longestWord) : null;
}

/** The endings of a number, so that any part of it is the beginning of one. */
export function phoneEndings(text: string): string[] {
  const digits = phoneDigits(text) ?? '';
  const count = Math.max(0, digits.length - fewestDigits + 1);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}
