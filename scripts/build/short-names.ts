import { letters, nameAt, signs } from './name-at.ts';
import { mapSelectors, type Piece, readSheet, writeSheet } from './sheet-rules.ts';

/** Short names of classes by their own. */
export type ShortNames = Map<string, string>;

/** A class within a selector, as CSS escapes it; a digit that one begins with is escaped by its number. */
const classInSheet = /\.((?:\\3\d ?|\\\D|[A-Za-z_]|-(?=[A-Za-z_\\-]))(?:\\.|[\w-])*)/g;
const plain = (name: string): string => name.replace(/^\\3(\d) ?/, '$1').replaceAll(/\\(.)/g, '$1');
const namesIn = (css: string): string[] =>
  [...css.matchAll(classInSheet)].map(([, name = '']) => plain(name));

const between = /[\s"'`\\{}$]+/;

/** How often each word stands in these texts: names of classes among them. */
export function wordsIn(texts: readonly string[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const text of texts)
    for (const word of text.split(between)) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

/**
 * The sheet without utilities that none of these words is. A name that words are parted at stays.
 * @throws Error where it has no utilities at all: nothing would become shorter, unnoticed
 */
export function sheetOf(css: string, said: ReadonlyMap<string, number>): string {
  const isSaid = (name: string) => said.has(name) || between.test(name);
  return withUtilities(css, (utilities) =>
    mapSelectors(utilities, (selector) => (namesIn(selector).every(isSaid) ? [selector] : [])),
  );
}

/**
 * A short name for each utility, the shortest for those that sources say most. What scripts look for and set keeps
 * its name.
 * @param css the sheet of the build
 * @param scripts texts in which no short name is put: they look for classes by their names
 * @param said how often sources say a name
 */
export function shortNamesFor(
  css: string,
  scripts: readonly string[],
  said: ReadonlyMap<string, number> = new Map(),
): ShortNames {
  const kept = new Set(wordsIn(scripts).keys());
  // As selectors say them.
  for (const text of scripts) for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/g)) kept.add(name);
  const parts = [...css.matchAll(/\[class[*^$|~]?="?([^"\]]+)/g)].map(([, part = '']) => part);
  let utilities = '';
  withUtilities(css, (pieces) => {
    utilities = writeSheet(pieces);
    return pieces;
  });
  const all = new Set(namesIn(css));
  const names: ShortNames = new Map();
  let count = 0;
  const inSheet = [...new Set(namesIn(utilities))];
  for (const name of byLength(inSheet, said)) {
    if (name.length < 3 || kept.has(name) || /["'`\\{}$<\s]/.test(name)) continue;
    if (parts.some((part) => name.includes(part))) continue;
    // Says that something is meant to be quieter; texts that have stopped half faded are told apart by it.
    if (name.includes('opacity-')) continue;
    let short = nameAt(count);
    for (; all.has(short) || kept.has(short); short = nameAt(count)) count += 1;
    names.set(name, short);
    count += 1;
  }
  return names;
}

/**
 * A sheet that says the short names.
 * @param drawn names that browsers draw too, and say as they are: the sheet has both
 */
export function sheetWithShortNames(
  css: string,
  names: ShortNames,
  drawn: ReadonlySet<string> = new Set(),
): string {
  const renamed = (selector: string, ofDrawn: (own: string, short: string) => string) =>
    selector.replaceAll(classInSheet, (own, name: string) => {
      const short = names.get(plain(name));
      if (short === undefined) return own;
      return drawn.has(plain(name)) ? ofDrawn(own, `.${short}`) : `.${short}`;
    });
  const change = (selector: string) => {
    const both = namesIn(selector).filter((name) => names.has(name) && drawn.has(name));
    if (both.length > 1) return [renamed(selector, (own, short) => `:is(${own},${short})`)];
    // The same in fewer bytes.
    return [...new Set([renamed(selector, (own) => own), renamed(selector, (_, short) => short)])];
  };
  return writeSheet(mapSelectors(readSheet(css), change));
}

/** A sheet with other utilities. */
function withUtilities(css: string, change: (pieces: Piece[]) => Piece[]): string {
  let found = false;
  const pieces = readSheet(css).map((piece) => {
    if ('text' in piece || piece.prelude !== '@layer utilities') return piece;
    found = true;
    return { ...piece, inner: change(piece.inner) };
  });
  if (!found) throw new Error('The stylesheet has no layer ‘utilities’.');
  return writeSheet(pieces);
}

/**
 * Those first that are said most, as many as there are names of one sign, then of two; in the order of the sheet among
 * themselves, in which the sheet is compressed best.
 */
function byLength(names: readonly string[], said: ReadonlyMap<string, number>): string[] {
  const most = names.toSorted((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0));
  const oneSign = letters.length;
  const twoSigns = oneSign * (1 + signs.length);
  const group = new Map(most.map((name, at) => [name, at < oneSign ? 0 : at < twoSigns ? 1 : 2]));
  return names.toSorted((a, b) => (group.get(a) ?? 0) - (group.get(b) ?? 0));
}
