/** Splits a result line such as '65% revenue growth' into figure and words; without a figure it is words alone. */
export function figureAndWords(line: string): { figure: string | null; words: string } {
  const [, figure, words] = /^([+-]?\d+%) (.+)$/.exec(line) ?? [];
  return figure && words ? { figure, words } : { figure: null, words: line };
}

/** Splits a text into its first sentence, to be set large, and the rest, which may be empty. */
export function leadAndRest(text: string): { lead: string; rest: string } {
  const [first] = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text);
  const lead = first?.segment ?? text;
  return { lead: lead.trim(), rest: text.slice(lead.length).trim() };
}
