/** What facts say in a sentence, by the name that stands for them there: 'site.email' for `{{site.email}}`. */
export type Words = Readonly<Record<string, string>>;

const named = /\{\{((?:site|offer)\.[a-zA-Z]+)\}\}/g;

/** The facts that a text names. */
export const factsNamed = (text: string): string[] =>
  Array.from(text.matchAll(named), ([, name = '']) => name);

/** A text without the names of facts in it. */
export const withoutFacts = (text: string): string => text.replace(named, '');

/**
 * Puts facts into sentences: every `{{site.…}}` and `{{offer.…}}` in the texts of a value, at any depth. Other names
 * in braces are filled by whoever shows the text.
 * @throws Error naming the file when there is no such fact
 */
export function fillFacts<T>(file: string, value: T, words: Words): T {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replace(named, (_, name: string) => words[name] ?? unknown(name));
    if (Array.isArray(one)) return one.map(fill);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, fill(inner)]));
  };
  const unknown = (name: string): never => {
    throw new Error(`${file}: there is no fact '${name}'.`);
  };
  return fill(value) as T;
}
