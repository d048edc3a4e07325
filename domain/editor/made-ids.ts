import { slugOf } from '#domain/format/slug.ts';
import type { Field } from './field.ts';

type Group = Record<string, unknown>;
type Made = { key: string; from: string; isNumber: boolean };

/**
 * The facts of a form with the ids that nobody types: made of the words that a schema names (`.meta({ madeFrom })`) and
 * different from those beside it. What has an id keeps it, so that links to it go on leading there.
 * @param taken numbers that once stood for something else, such as a review that was removed
 */
export function withIds(field: Field, facts: unknown, taken: readonly number[] = []): unknown {
  return filled(field, facts, { words: new Set(), numbers: new Set(taken) });
}

type Taken = { words: Set<string>; numbers: Set<number> };

function filled(field: Field, facts: unknown, taken: Taken): unknown {
  if (field.kind === 'list') {
    if (!Array.isArray(facts)) return facts;
    const beside: Taken = { words: new Set(), numbers: new Set(taken.numbers) };
    for (const item of facts) note(field.item, item, beside);
    return facts.map((item) => filled(field.item, item, beside));
  }
  if (!isGroup(facts)) return facts;
  const fields = fieldsFor(field, facts);
  const made = madeIn(fields);
  const whole = Object.entries(facts).map(([key, value]) => {
    const inner = fields.find((one) => one.key === key);
    const below = { words: new Set<string>(), numbers: taken.numbers };
    return [key, inner ? filled(inner, value, below) : value] as const;
  });
  const result: Group = Object.fromEntries(whole);
  if (!made || !isEmpty(facts[made.key])) return Array.isArray(facts) ? facts : result;
  return { ...result, [made.key]: made.isNumber ? nextNumber(taken) : nextWord(facts[made.from], taken) };
}

const isGroup = (facts: unknown): facts is Group => typeof facts === 'object' && facts !== null;
const isEmpty = (id: unknown) => id === undefined || id === null || id === '';

function fieldsFor(field: Field, facts: Group): readonly Field[] {
  if (field.kind === 'group') return field.fields;
  if (field.kind !== 'variants') return [];
  return field.variants.find(({ value }) => value === facts[field.by])?.fields ?? [];
}

function madeIn(fields: readonly Field[]): Made | null {
  for (const field of fields) {
    if ((field.kind === 'text' || field.kind === 'number') && field.madeFrom)
      return { key: field.key, from: field.madeFrom, isNumber: field.kind === 'number' };
  }
  return null;
}

function note(item: Field, facts: unknown, { words, numbers }: Taken): void {
  const made = isGroup(facts) && madeIn(fieldsFor(item, facts));
  const id = made && (facts as Group)[made.key];
  if (typeof id === 'string') words.add(id);
  if (typeof id === 'number') numbers.add(id);
}

function nextNumber({ numbers }: Taken): number {
  const next = Math.max(0, ...numbers) + 1;
  numbers.add(next);
  return next;
}

function nextWord(from: unknown, { words }: Taken): string {
  const plain = slugOf(typeof from === 'string' ? from : '') || 'part';
  const first = /^\d/.test(plain) ? `part-${plain}` : plain;
  let word = first;
  for (let count = 2; words.has(word); count += 1) word = `${first}-${count}`;
  words.add(word);
  return word;
}
