/** A result line such as '65% revenue growth' as its figure and its words; a line without a figure has none. */
export function figureAndWords(line: string): { figure: string | null; words: string } {
  const [, figure, words] = /^([+-]?\d+%) (.+)$/.exec(line) ?? [];
  return figure && words ? { figure, words } : { figure: null, words: line };
}

/** A text as its first sentence, to be set large, and the rest; the rest is '' when there is no more. */
export function leadAndRest(text: string): { lead: string; rest: string } {
  const [first] = new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(text);
  const lead = first?.segment ?? text;
  return { lead: lead.trim(), rest: text.slice(lead.length).trim() };
}
