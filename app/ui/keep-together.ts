/** Ranges with what they count, such as '24–48 hours', short words with a hyphen, and references such as 'Article 6(1)(a)'. */
const whole =
  /(?<![\w@/.%–-])(?:Article \d+(?:\(\w\))+|£?\d[\d.,]*–£?\d[\d.,]*%?(?: (?:hours|days|weeks|months|minutes|pages|years)\b)?|(?=[\p{L}\d-]{3,13}(?![\p{L}\d@–-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)(?![\w@/])/gu;
/** Whose own words are kept together, unless it lays out its children, of which each piece would become one. */
const lines = new Set('h1 h2 h3 h4 p li dd dt em strong'.split(' '));
const laidOut = /\sclass="[^"]*(?<![\w-])(?:\w+:)*(?:inline-)?(?:flex|grid)(?![\w-])/;
/** What holds no words of a page, or is taken over by React, which knows its own markup. */
const left = new Set('script style svg template textarea select title noscript'.split(' '));
const takenOver = ' data-island="booking-widget"';
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const slash = 47;

/** An element that is open: where its first tag begins and ends, and whether nothing within it is to be touched. */
type Open = { name: string; from: number; to: number; silent: boolean };

/**
 * Marks what must not be broken at its hyphen or dash in the lines of a rendered page. The words stay as they are.
 * @param html as React renders it: every `<` and `>` within words and attributes is escaped
 */
export function keepTogether(html: string): string {
  const open: Open[] = [];
  let takenAt = html.indexOf(takenOver);
  let done = '';
  let copied = 0;
  for (let at = html.indexOf('<'); at >= 0; ) {
    const to = html.indexOf('>', at) + 1;
    if (to === 0) break;
    const isEnd = html.charCodeAt(at + 1) === slash;
    const name = nameAt(html, isEnd ? at + 2 : at + 1);
    let next = html.indexOf('<', to);
    if (isEnd) {
      if (open.at(-1)?.name === name) open.pop();
    } else if (name && !voids.has(name) && html.charCodeAt(to - 2) !== slash) {
      const isTaken = takenAt >= 0 && takenAt < to;
      if (isTaken) takenAt = html.indexOf(takenOver, to);
      open.push({ name, from: at, to, silent: isTaken || left.has(name) || open.at(-1)?.silent === true });
      // Within a script nothing is a tag but its own end.
      if (name === 'script') next = html.indexOf('</script', to);
    }
    if (next < 0) break;
    const around = open.at(-1);
    if (next > to && around && !around.silent && lines.has(around.name)) {
      const words = html.slice(to, next);
      // Most words have none of these, and looking for one is much faster.
      const marked = /[-–]|Article \d/.test(words) ? words.replace(whole, mark) : words;
      if (marked !== words && !laidOut.test(html.slice(around.from, around.to))) {
        done += html.slice(copied, to) + marked;
        copied = next;
      }
    }
    at = next;
  }
  return done + html.slice(copied);
}

const mark = (one: string) => `<span class="whitespace-nowrap">${one}</span>`;

/** The name that stands there; empty for a comment or the kind of the document. */
function nameAt(html: string, from: number): string {
  let to = from;
  while (isOfName(html.charCodeAt(to))) to += 1;
  return html.slice(from, to);
}

/** A to Z in both cases, 0 to 9 and the hyphen. */
const isOfName = (code: number) =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code === 45;
