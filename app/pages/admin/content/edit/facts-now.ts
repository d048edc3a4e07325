import { factsNamed } from '#content/fill.ts';
import type { ContentDocument } from '#content/registry.ts';

/** What the names in the texts of a form stand for now: 'offer.price' and what a visitor would read for it. */
export function factsNow(
  { words }: ContentDocument,
  facts: object,
  entries: Iterable<readonly [name: string, text: string]>,
): [name: string, words: string][] {
  const named = new Set(Array.from(entries, ([, text]) => factsNamed(text)).flat());
  const now = named.size > 0 ? wordsOf(words, facts) : {};
  return [...named].flatMap((name): [string, string][] => {
    const said = Object.hasOwn(now, name) ? now[name] : undefined;
    return said === undefined ? [] : [[name, said]];
  });
}

/** Facts that were saved under other rules may have nothing to say. */
function wordsOf(words: ContentDocument['words'], facts: object): Readonly<Record<string, string>> {
  try {
    return words?.(facts) ?? {};
  } catch {
    return {};
  }
}
