/** Ranges with what they count, such as '24–48 hours', and short words with a hyphen, such as 'half-year'. */
const whole =
  /(?<![\w@/.–-])(?:£?\d[\d.,]*–£?\d[\d.,]*%?(?: (?:hours|days|weeks|months|minutes|pages|years)\b)?|(?=[\p{L}\d-]{3,12}(?![\p{L}\d@–-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)(?![\w@/])/gu;
/** Whose own words are kept together, unless it lays out its children, of which each piece would become one. */
const lines = /^(h[1-4]|p|li|dd|dt|em|strong)$/;
const laidOut = /\sclass="[^"]*(?<![\w-])(?:\w+:)*(?:inline-)?(?:flex|grid)(?![\w-])/;
/** What holds no words of a page, or is taken over by React, which knows its own markup. */
const left =
  /^<(script|style|svg|template|textarea|select|title|noscript)[\s>]|\sdata-island="booking-widget"/;
const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Marks what must not be broken at its hyphen or dash in the lines of a rendered page. The words stay as they are.
 * @param html as React renders it: every `<` and `>` within words and attributes is escaped
 */
export function keepTogether(html: string): string {
  const open: { name: string; words: boolean; silent: boolean }[] = [];
  return html.replace(/<(\/?)([a-z][\w-]*)[^<>]*>|[^<]+|</gi, (piece, end?: string, tag?: string) => {
    const around = open.at(-1);
    if (tag === undefined) {
      // Most pieces have neither sign, and looking for one is much faster.
      if (!around?.words || !/[-–]/.test(piece)) return piece;
      return piece.replace(whole, (one) => `<span class="whitespace-nowrap">${one}</span>`);
    }
    const name = tag.toLowerCase();
    // Within a script nothing is a tag but its own end.
    if (around?.name === 'script' && !(end && name === 'script')) return piece;
    if (end) {
      if (around?.name === name) open.pop();
    } else if (!voids.test(name) && !piece.endsWith('/>')) {
      const silent = around?.silent === true || left.test(piece);
      open.push({ name, silent, words: !silent && lines.test(name) && !laidOut.test(piece) });
    }
    return piece;
  });
}
