import { agencyZone } from '#domain/booking/agency-zone.ts';
import { placeOf } from '#domain/format/other-clock.ts';

/** What an owner leaves as it is: names of facts, addresses and targets of links. */
const kept = /\{\{?[^{}]*\}\}?|\{#[^}]*\}|\]\([^)]*\)|https?:\S+|\S+@\S+|(?:^|(?<=\s))\/[a-z0-9/#-]+/g;

const others: Record<string, string> = { a: 'à', e: 'ë', i: 'ï', o: 'ô', u: 'ü', c: 'ç', n: 'ñ' };
const letters = /[aeioucn]/gi;

/** A text of the same length with an accent wherever there is one: whoever reads it knows that it was changed. */
export function otherWords(text: string): string {
  let result = '';
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(kept)) {
    result += accented(text.slice(from, index)) + whole;
    from = index + whole.length;
  }
  return result + accented(text.slice(from));
}

/** The same but for the first words, which a rule may ask for. */
export function laterWords(text: string): string {
  return text.replace(/(?<=^\S+ \S+ ).*$/s, otherWords);
}

const accented = (text: string) =>
  text.replace(letters, (letter) => {
    const other = others[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

/**
 * What is worked out, whatever the texts say: dates, times and units in the format of the house, names of time zones,
 * addresses of one visitor, what the visitor of the samples typed and what we wrote to them alone, and what a form is
 * told that no person fills in.
 */
const workedOut: readonly RegExp[] = [
  /https?:\/\/\S+|\S+@\S+|\/booking\/\S+/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/g,
  /\b\d+(st|nd|rd|th|k)\b|\b(AM|PM|am|pm)\b/g,
  /\b[0-9A-F]{8}\b/g,
  /\b1 in [\d,]+|£[\d.,]+ for £1\b/g,
  /\bWords of ours\b|\bAlexandra\b|\bFotheringham-Brown( Ltd)?\b/g,
  // The place of a time zone, where a call has its second time.
  new RegExp(`\\b${placeOf(agencyZone)}(?=\\)?$)`, 'g'),
  // A result in the form that its field gives it, which is set in two sizes: '10' and 'of 10'.
  /^(\d+ )?of \d{1,2}$/g,
];

/** What the language calls every time zone, in summer and in winter, and their own names. */
const zones = (() => {
  const nameAt = (at: number, timeZone: string, timeZoneName: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const seasons = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];
  const names = [...Intl.supportedValuesOf('timeZone'), 'UTC'].flatMap((zone) => [
    ...(zone.includes('/') ? [zone, zone.replaceAll('_', ' ')] : []),
    ...seasons.flatMap((at) => [nameAt(at, zone, 'long'), nameAt(at, zone, 'short')]),
  ]);
  const longestFirst = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}/])(?:${longestFirst.map(RegExp.escape).join('|')})(?![\\p{L}/])`, 'gu');
})();

/** A whole word that still stands as it was. */
const plainWord = /(?<![\p{L}\p{N}])[a-z]*[aeioucn][a-z]*(?![\p{L}\p{N}])/giu;

/** The words of a text that were not changed, but for those that are worked out. */
export function unchangedWords(text: string): string[] {
  const rest = [zones, ...workedOut].reduce((some, one) => some.replace(one, ' '), text.replace(kept, ' '));
  return rest.match(plainWord) ?? [];
}
