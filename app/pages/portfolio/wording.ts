import { withMinus } from '#domain/format/minus.ts';

/** Splits a result line such as '65% revenue growth' or '9.8 kB a page' into figure and words; else it is words alone. */
export function figureAndWords(line: string): { figure: string | null; words: string } {
  const [, figure, words] = /^([+-]?\d+%|[\d,.]*\d(?: kB)?) (.+)$/.exec(line) ?? [];
  return figure && words ? { figure: withMinus(figure), words } : { figure: null, words: line };
}

const sentences = (text: string) =>
  [...new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

/** Splits a text into its first sentence, to be set large, and the rest, which may be empty. */
export function leadAndRest(text: string): { lead: string; rest: string } {
  const lead = sentences(text)[0] ?? text;
  return { lead: lead.trim(), rest: text.slice(lead.length).trim() };
}

/** A text in two columns that break between sentences, as even as these allow; one where there is one sentence only. */
export function inHalves(text: string): string[] {
  const all = sentences(text);
  const halves = all
    .slice(1)
    .map((_, index) => [all.slice(0, index + 1).join(''), all.slice(index + 1).join('')] as const)
    .toSorted(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length))[0];
  return (halves ?? [text]).map((half) => half.trim()).filter((half) => half !== '');
}

/** A figure and what it is counted in, which is set smaller: '9.8' and 'kB', '10' and 'of 10', '65%' and nothing. */
export function figureAndUnit(figure: string): { number: string; unit: string | null } {
  const [, number, unit] = /^(\S+) (.+)$/.exec(figure) ?? [];
  return number && unit ? { number: withMinus(number), unit } : { number: withMinus(figure), unit: null };
}
