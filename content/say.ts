/** What the release in use says in place of the words in the code, by these words. */
export type OwnWords = Readonly<Record<string, string>>;

const none: OwnWords = {};
let inUse = (): OwnWords => none;

/** Says from where other words are known: from the documents on the server, from the page in a browser. */
export function sayFrom(read: () => OwnWords): void {
  inUse = read;
}

/** What a page says otherwise, as the server wrote it into its body. */
export function wordsOfPage(): () => OwnWords {
  const words = JSON.parse(document.body.dataset.words ?? '{}') as OwnWords;
  return () => words;
}

/** What differs from the words in the code, for a page whose scripts speak; undefined when nothing does. */
export function otherWords(): string | undefined {
  const words = inUse();
  return Object.keys(words).length > 0 ? JSON.stringify(words) : undefined;
}

/** Marks words that code fills before they are said, so that a sentence is known by its form. */
const composed = '~';

/** Under which name other words for these are kept. */
export const keyOf = (words: string, isComposed: boolean): string => (isComposed ? composed : '') + words;

type Values = Readonly<Record<string, string | number>>;

/**
 * Short words and messages as the owner wants them. Code names them by what it says otherwise, and a document of
 * `content/words` holds each, so that modules of the domain stay pure: their messages are put into the owner's words
 * where they are shown.
 * @param values what stands for `{names}` in them
 */
export function say(words: string, values: Values = {}): string {
  const own = inUse();
  const key = [words, composed + words].find((one) => Object.hasOwn(own, one));
  return key === undefined ? composedOtherwise(own, fill(words, values)) : fill(own[key] ?? '', values);
}

/**
 * How dates and figures are put together, in the form that the owner chose of those in `content/words/writing.ts`.
 * @param form the one that ships, by which code names it
 */
export function inForm(form: string, values: Values): string {
  const own = inUse();
  return fill(Object.hasOwn(own, form) ? (own[form] ?? form) : form, values);
}

/** Puts values into the braces of a text such as '{count} questions'; unknown ones stay visible. */
export function fill(words: string, values: Values): string {
  return words.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

function composedOtherwise(own: OwnWords, said: string): string {
  for (const [key, other] of Object.entries(own)) {
    const found = key.startsWith(composed) && formOf(key.slice(composed.length)).exec(said);
    if (found) return fill(other, found.groups ?? {});
  }
  return said;
}

const special = /[.*+?^$()|[\]\\/]/g;

/** What fits a sentence whatever stands for its names. */
function formOf(words: string): RegExp {
  const seen = new Set<string>();
  const form = words.replace(special, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>.+?)`;
  });
  return new RegExp(`^${form}$`, 'su');
}

/** The messages of fields in the owner's words. */
export function inOwnWords(messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, say(message)]));
}
