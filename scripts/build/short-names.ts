/** Short names of classes by their own. */
export type ShortNames = Map<string, string>;

/** A class within a selector, as CSS escapes it. */
const classInSheet = /\.((?:\\.|[A-Za-z_]|-(?=[A-Za-z_\\-]))(?:\\.|[\w-])*)/g;
const plain = (name: string): string => name.replaceAll(/\\(.)/g, '$1');
const namesIn = (css: string): string[] =>
  [...css.matchAll(classInSheet)].map(([, name = '']) => plain(name));

/**
 * A short name for each utility that nothing but pages say. What browsers' scripts say keeps its name, since they
 * look for it and set it; so does what a sheet of ours names, which people and tests look for.
 * @param css the sheet of the build
 * @param others texts in which no short name is put: browsers' scripts, pages that are written by hand
 */
export function shortNamesFor(css: string, others: readonly string[]): ShortNames {
  const utilities = layer(css, 'utilities');
  const elsewhere = css.replace(utilities, '');
  const kept = new Set(namesIn(elsewhere));
  for (const text of others) {
    for (const word of text.split(/[\s"'`\\{}$]+/)) kept.add(word);
    // As selectors say them.
    for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/g)) kept.add(name);
  }
  const parts = [...css.matchAll(/\[class[*^$|~]?="?([^"\]]+)/g)].map(([, part = '']) => part);
  const all = new Set(namesIn(css));
  const names: ShortNames = new Map();
  let count = 0;
  for (const name of new Set(namesIn(utilities))) {
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

/** A sheet that says the short names. */
export function sheetWithShortNames(css: string, names: ShortNames): string {
  return css.replaceAll(classInSheet, (selector, name: string) => {
    const short = names.get(plain(name));
    return short === undefined ? selector : `.${short}`;
  });
}

/** @throws Error where a sheet has no such layer: nothing would become shorter, and nobody would know */
function layer(css: string, name: string): string {
  const from = css.indexOf(`@layer ${name}{`);
  let depth = 0;
  for (let at = css.indexOf('{', from); from >= 0 && at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(from, at + 1);
  }
  throw new Error(`The stylesheet has no layer ‘${name}’.`);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters.toLowerCase()}0123456789`;

/** 26 names of one letter, then those with one more sign, and so on; capitals first, which no other class has. */
function nameAt(index: number): string {
  let name = letters[index % letters.length] ?? '';
  for (let rest = Math.floor(index / letters.length); rest > 0; rest = Math.floor((rest - 1) / signs.length))
    name += signs[(rest - 1) % signs.length];
  return name;
}
