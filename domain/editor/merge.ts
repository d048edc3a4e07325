import type { Field, GroupField, VariantsField } from './field.ts';
import { listLabel, oneOf } from './field-words.ts';

/** Where two states of a document differ: the way to it, and what stands there. */
export type Difference = {
  /** Keys and positions from the top, joined by dots. */
  path: string;
  /** The same in words: 'Top of the page, Button 2, Label'. */
  way: string;
  field: Field;
  mine: unknown;
  theirs: unknown;
  /** Who changed it since `base`. */
  by: 'me' | 'them' | 'both';
};

type Side = 'mine' | 'theirs';
type Three = { base: unknown; mine: unknown; theirs: unknown };
type Choose = (difference: Difference) => Side;

/**
 * Two people's changes of one document together. What only one of them changed is taken; where `choose` is asked it
 * decides. A list whose length differs counts as one thing.
 */
export function merge(
  field: Field,
  three: Three,
  choose: Choose = ({ by }) => (by === 'them' ? 'theirs' : 'mine'),
): { facts: unknown; differences: Difference[] } {
  const differences: Difference[] = [];
  const facts = together(field, three, { path: [], way: [], choose, differences });
  return { facts, differences };
}

/** What changed from one state of a document to the next, in the order of its form. */
export function changesBetween(field: Field, before: unknown, after: unknown): Difference[] {
  return merge(field, { base: before, mine: before, theirs: after }).differences;
}

type Place = { path: string[]; way: string[]; choose: Choose; differences: Difference[] };

function together(field: Field, three: Three, place: Place): unknown {
  const { base, mine, theirs } = three;
  if (same(mine, theirs)) return mine;
  const inside = parts(field, three);
  if (!inside) {
    const by = same(base, mine) ? 'them' : same(base, theirs) ? 'me' : 'both';
    const way = place.way.join(', ') || 'The whole text';
    const difference: Difference = { path: place.path.join('.'), way, field, mine, theirs, by };
    place.differences.push(difference);
    return place.choose(difference) === 'mine' ? mine : theirs;
  }
  const values = inside.steps.map(({ key, inner, way }) => {
    const within = { base: at(base, key), mine: at(mine, key), theirs: at(theirs, key) };
    const words = way === null ? place.way : typeof way === 'string' ? [...place.way, way] : way(place.way);
    return [key, together(inner, within, { ...place, path: [...place.path, key], way: words })] as const;
  });
  if (inside.isList) return values.map(([, value]) => value);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

type Step = { key: string; inner: Field; way: string | null | ((so: string[]) => string[]) };

/** What a field consists of where all three states have the same parts; null where it counts as one thing. */
function parts(field: Field, three: Three): { steps: Step[]; isList: boolean } | null {
  const all = [three.base, three.mine, three.theirs];
  if (field.kind === 'group' || field.kind === 'variants') {
    if (!all.every((one) => typeof one === 'object' && one !== null)) return null;
    const fields = fieldsOf(field, all);
    if (!fields) return null;
    const isList = field.kind === 'group' && field.as === 'list';
    return { steps: fields.map((inner) => ({ key: inner.key, inner, way: inner.label })), isList };
  }
  if (field.kind !== 'list' || field.as === 'by-name') return null;
  if (field.as !== 'list')
    return all.every((one) => typeof one === 'object' && one) ? parts(field.item, three) : null;
  if (!all.every(Array.isArray)) return null;
  const [first = [], ...others] = all as unknown[][];
  if (others.some((one) => one.length !== first.length)) return null;
  const way = (index: number) => (so: string[]) => [
    ...so.slice(0, -1),
    `${oneOf(so.at(-1) ?? listLabel(field))} ${index + 1}`,
  ];
  return {
    steps: first.map((_, index) => ({ key: String(index), inner: field.item, way: way(index) })),
    isList: true,
  };
}

function fieldsOf(field: GroupField | VariantsField, all: unknown[]): Field[] | null {
  if (field.kind === 'group') return field.fields;
  const kinds = new Set(all.map((one) => at(one, field.by)));
  const [kind] = kinds;
  return (kinds.size === 1 && field.variants.find(({ value }) => value === kind)?.fields) || null;
}

function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** Whether two facts say the same, whatever the order of their keys. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && same(at(one, key), at(other, key)))
  );
}
