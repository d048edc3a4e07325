import { withMinus } from '#domain/format/minus.ts';

/** Splits a result line such as '65% revenue growth' or '9.8 kB a page' into figure and words; else it is words alone. */
export function figureAndWords(line: string): { figure: string | null; words: string } {
  const [, figure, words] = /^([+-]?\d+%|[\d,.]*\d(?: kB)?) (.+)$/.exec(line) ?? [];
  return figure && words ? { figure: withMinus(figure), words } : { figure: null, words: line };
}

/** Splits a text into its first sentence, to be set large, and the rest, which may be empty. */
export function leadAndRest(text: string): { lead: string; rest: string } {
  const [first] = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text);
  const lead = first?.segment ?? text;
  return { lead: lead.trim(), rest: text.slice(lead.length).trim() };
}

/** A figure and what it is counted in, which is set smaller: '9.8' and 'kB', '10' and 'of 10', '65%' and nothing. */
export function figureAndUnit(figure: string): { number: string; unit: string | null } {
  const [, number, unit] = /^(\S+) (.+)$/.exec(figure) ?? [];
  return number && unit ? { number: withMinus(number), unit } : { number: withMinus(figure), unit: null };
}
