/** Ranges with what they count ('24–48 hours'), short words with a hyphen, references ('Article 6(1)(a)', 'WCAG 2.2 AA') and phone numbers. */
const whole =
  /(?<![\w@/.%–-])(?:Article \d+(?:\(\w\))+|WCAG \d[\d.]* A+|0\d{3,4} \d{3} \d{3,4}|£?\d[\d.,]*–£?\d[\d.,]*%?(?: (?:hours|days|weeks|months|minutes|pages|years)\b)?|(?=[\p{L}\d-]{3,13}(?![\p{L}\d@–-]))[\p{L}\d]+(?:-[\p{L}\d]+)+)(?![\w@/])/gu;
/** A price in brackets, such as '(£2,400 with VAT at 20%)': it stands on one line where one holds it. */
const bracket = /\(£\d[^()<>]{1,40}\)[.,;:]?/g;
/** Two short words that end a text: more, or longer ones, would leave the line before short. */
const lastWords = /(?<=[^ ] )(?=.{3,14}$)[^ <>]+ [^ <>]+$/;
/** Letters from which such a text has three lines on a phone; items of lists are balanced while they are short. */
const severalLines: Readonly<Record<string, number>> = { p: 64, li: 120 };
/** Whose own words are kept together, unless it lays out its children, of which each piece would become one. */
const lines = new Set('h1 h2 h3 h4 p li dd dt em strong'.split(' '));
/** Whose prices are. */
const priced = new Set([...lines, 'span', 'td', 'summary']);
/** Words as large as a headline are balanced, which evens their last line, too; and some are left to the browser. */
const evened = /\sclass="[^"]*(?<![\w-])(?:display|text-pretty|text-[2-6]xl)(?![\w-])/;
const laidOut = /\sclass="[^"]*(?<![\w-])(?:\w+:)*(?:inline-)?(?:flex|grid)(?![\w-])/;
/** What holds no words of a page, or is taken over by React, which knows its own markup. */
const left = new Set('script style svg template textarea select title noscript'.split(' '));
const takenOver = ' data-island="booking-widget"';
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const slash = 47;

/** An element that is open: where its first tag begins and ends, and whether nothing within it is to be touched. */
type Open = { name: string; from: number; to: number; silent: boolean };

/**
 * Marks what must not be broken at its hyphen or dash in the lines of a rendered page, prices in brackets, and last words
 * of paragraphs. The words stay as they are.
 * @param html as React renders it: every `<` and `>` within words and attributes is escaped
 */
export function keepTogether(html: string): string {
  const open: Open[] = [];
  let takenAt = html.indexOf(takenOver);
  let done = '';
  let copied = 0;
  /** Letters of the paragraph, or of the item of a list, so far. */
  let letters = 0;
  // The head has no lines.
  for (let at = html.indexOf('<', html.indexOf('<body')); at >= 0; ) {
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
    if (name in severalLines) letters = 0;
    if (next > to && around && !around.silent) {
      const words = html.slice(to, next);
      letters += words.length;
      const several = severalLines[around.name] ?? Number.POSITIVE_INFINITY;
      const ends =
        letters > several &&
        html.startsWith(`</${around.name}>`, next) &&
        !evened.test(html.slice(around.from, around.to));
      const marked = joined(words, around.name, ends);
      if (marked !== words && !laidOut.test(html.slice(around.from, around.to))) {
        done += html.slice(copied, to) + marked;
        copied = next;
      }
    }
    at = next;
  }
  return done + html.slice(copied);
}

/** Words that stand directly in an element, with what is kept together in them. @param ends a text of several lines */
function joined(words: string, name: string, ends: boolean): string {
  let marked = words;
  // Most words have none of these, and looking for one is much faster.
  if (lines.has(name) && /[-–]|Article \d|WCAG |0\d{3,4} /.test(words)) marked = marked.replace(whole, mark);
  if (words.includes('(£') && priced.has(name))
    marked = marked.replace(bracket, (one) => `<span class="kept">${one}</span>`);
  return ends ? marked.replace(lastWords, mark) : marked;
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
