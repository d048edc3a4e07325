/** A sum of money as it is typed. */
export const sum = '[£￡] ?\\d{1,9}(?:[.,]\\d{1,3}){0,4}k?';

const often = '(?: (?:a|each|every|per) (?:day|week|month|quarter|year))?';
const about = '(?: (?:of|is|about|around|up to|at least|at most|under|over|from|between)){0,2}';
const network = '(?:Google|Meta|Facebook|Instagram|LinkedIn|TikTok|Pinterest|YouTube|Microsoft|Bing|Amazon)';
const kind = `(?:(?:paid|online|local|social|search|shopping|display|video|radio|${network}) ){0,2}`;
const fees = '(?:platform|network|card) fees';
/** What is bought from others. Social media are a service of the house; media by themselves are airtime and space. */
const bought = `(?:${kind}(?:adverts?|ads?|advertising)(?: spend)?|media(?: spend)?|stamps|postage|${fees})`;
/** Nothing of the house follows: 'adverts', and not 'advert management'. */
const end =
  '(?=$|[.,;:!?)’”…\\n]| (?:and|or|a|each|every|per|before|for|in|on|over|to|with|is|are|buys?|than|will)\\b)';
const someone = `(?:(?:the|your) )?(?:${network}|networks?|platforms?|Royal Mail)`;

const anyCase = 'gi';
/** Wordings that cannot be the price of the house, unless their own clause speaks of one. */
const told: readonly RegExp[] = [
  `\\b(?:ad|ads|advert|advertising|media|postage) (?:budgets?|spend)${about} ${sum}${often}(?: (?:to|and) ${sum})?`,
  `${sum}${often}(?: of| in)? (?:ad|ads|advertising|media) (?:budget|spend)\\b${end}`,
  `\\b(?:spend|spends|spent|spending|puts?)${about} ${sum}${often} (?:on|into) ${bought}\\b${end}`,
  `${sum}${often},? (?:is paid|paid|goes|going) (?:straight |directly )?to ${someone}\\b`,
  `\\b${fees}${about} ${sum}`,
].map((pattern) => new RegExp(pattern, anyCase));

/** 'Of adverts' could be part of an offer, so that no word of its whole sentence may speak of a price. */
const amounts = new RegExp(`(?<!\\bfrom )${sum}${often}(?: worth)? (?:of|in) ${bought}\\b${end}`, anyCase);

/** Words of somebody who tells what her own work costs. */
const ownPrice =
  /\b(?:our|ours|us|charg\w*|fees?|pric\w*|packages?|retainers?|invoic\w*|bill\w*|manag\w*|services?)\b/i;

/** What ends a clause; prices that were taken out do, since what stands before them is said of them. */
const clauseEnd = /[.,;:!?()\n_]/;
const sentenceEnd = /[.!?\n_]/;

/** Longer sentences are looked at this far to both sides. */
const farthest = 300;

/** What stands around a piece of a text, up to where its clause or sentence ends on both sides. */
function around(text: string, from: number, to: number, ends: RegExp): string {
  const before =
    text
      .slice(Math.max(0, from - farthest), from)
      .split(ends)
      .at(-1) ?? '';
  const [after = ''] = text.slice(to, to + farthest).split(ends);
  return `${before} ${after}`;
}

/** Blanks out every sum that is paid to others (adverts, airtime, stamps, platforms), which is no price of the house. */
export function withoutPaidToOthers(text: string): string {
  const blank = (pattern: RegExp, ends: RegExp) => (some: string) =>
    some.replace(pattern, (piece: string, ...rest: (string | number)[]) => {
      const at = rest.find((one) => typeof one === 'number') ?? 0;
      return ownPrice.test(around(some, at, at + piece.length, ends)) ? piece : ' '.repeat(piece.length);
    });
  const first = blank(amounts, sentenceEnd)(text);
  return told.reduce((some, pattern) => blank(pattern, clauseEnd)(some), first);
}
