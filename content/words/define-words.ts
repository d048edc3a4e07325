import { z } from 'zod';
import { define } from '#content/define.ts';
import { withoutFacts } from '#content/fill.ts';
import { keyOf, type OwnWords } from '#content/say.ts';
import { text } from '#content/schema/page.ts';

type Shipped = Readonly<Record<string, string>>;
type Kept = { plain: Shipped; composed: Shipped; forms: Shipped; inUse: Shipped };
/** Ways to write something, each with an example of it; the first one ships. */
type Forms = Readonly<Record<string, { title: string; forms: Shipped }>>;
const all: Kept[] = [];

/**
 * A document of short words; see `say`. What code names them by stays when other words ship for them.
 * @param named what code says, by what the editor calls it: `plain`, and `composed` where `{names}` are filled before
 * it is said, as in modules of the domain
 * @param otherwise the words that ship in place of those that code says
 * @param where where visitors meet them, for those that do not tell by themselves
 * @param choices what is chosen rather than worded; see `inForm`
 */
export function defineWords(
  file: string,
  { plain, composed }: Pick<Kept, 'plain' | 'composed'>,
  otherwise: Shipped,
  where: Shipped = {},
  choices: Forms = {},
): void {
  const said = { ...plain, ...composed };
  const forms = Object.fromEntries(
    Object.entries(choices).map(([key, one]) => [key, firstOf(one.forms)] as const),
  );
  const inUse = define(file, () => schemaOf(said, otherwise, where, choices), {
    ...forms,
    ...said,
    ...otherwise,
  });
  all.push({ plain, composed, forms, inUse });
}

/** A form with a field for each of these words, and for each choice. */
function schemaOf(said: Shipped, otherwise: Shipped, where: Shipped, choices: Forms) {
  const fields = Object.entries(said).map(([key, words]) => {
    const [title, description] = [calledBy(otherwise[key] ?? words), where[key]];
    return [key, fieldFor(words).meta({ title, ...(description && { description }) })];
  });
  const chosen = Object.entries(choices).map(([key, { title, forms: labels }]) => {
    const shipped = firstOf(labels);
    const field = z.enum(Object.keys(labels)).default(shipped);
    return [key, field.meta({ title, labels, ...(where[key] && { description: where[key] }) })];
  });
  return z.object(Object.fromEntries([...chosen, ...fields]) as Record<string, ReturnType<typeof fieldFor>>);
}

const firstOf = (labels: Shipped) => Object.keys(labels)[0] ?? '';

/** Room for other words of the same meaning, which name the same facts; a version from before has those of the code. */
function fieldFor(words: string) {
  const names = namesIn(words);
  const must =
    names.length > 0 ? `must name ${names.map((name) => `{${name}}`).join(' and ')}` : 'cannot name';
  return text(Math.max(40, words.length * 2))
    .refine(
      (own) => namesIn(own).join() === names.join() && !/[{}]/.test(withoutFacts(own).replace(named, '')),
      `${must}${names.length > 0 ? ', and nothing else in braces' : ' anything in braces'}`,
    )
    .default(words);
}

/** A field of the form is called by what it says when it ships: a short word has no better name. */
function calledBy(words: string): string {
  if (words.length <= 80) return words;
  return `${words.slice(0, 76).replace(/[\s,.:;]+\S*$/, '')} …`;
}

const named = /\{(\w+)\}/g;
const namesIn = (words: string) => [...words.matchAll(named)].map(([, name = '']) => name).sort();

/** Every word that is kept so, as code names it. */
export const shippedWords = (): string[] =>
  all.flatMap(({ plain, composed }) => [...Object.values(plain), ...Object.values(composed)]);

/** What the release in use says otherwise; see `keyOf`. */
export function changedWords(): OwnWords {
  const changed = ({ inUse }: Kept, shipped: Shipped, isComposed: boolean) =>
    Object.entries(shipped).flatMap(([key, words]) => {
      const own = inUse[key];
      return own === undefined || own === words ? [] : [[keyOf(words, isComposed), own] as const];
    });
  return Object.fromEntries(
    all.flatMap((one) => [
      ...changed(one, { ...one.plain, ...one.forms }, false),
      ...changed(one, one.composed, true),
    ]),
  );
}
