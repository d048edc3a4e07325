import { labelOf, oneOf } from '#domain/editor/field-words.ts';

/** A field that two sets of facts have otherwise: the way to it in words, and both texts; null where it is missing. */
export type Difference = { way: string; before: string | null; after: string | null };

type Unknown = Record<string, unknown>;

/**
 * What differs between two sets of facts of a document, field by field in the order of the new ones.
 * @param way what both are called, such as 'Reviews' where they are a list
 */
export function differences(before: unknown, after: unknown, way: readonly string[] = []): Difference[] {
  const [old, next] = [insideOf(before), insideOf(after)];
  if (old && next) {
    const keys = [...new Set([...Object.keys(next), ...Object.keys(old)])];
    const isList = Array.isArray(after);
    return keys.flatMap((key) => differences(old[key], next[key], further(way, key, isList)));
  }
  const [from, to] = [textOf(before), textOf(after)];
  return from === to ? [] : [{ way: way.join(', ') || 'The whole text', before: from, after: to }];
}

function insideOf(value: unknown): Unknown | null {
  return typeof value === 'object' && value !== null ? (value as Unknown) : null;
}

function further(way: readonly string[], key: string, isList: boolean): string[] {
  if (!isList) return [...way, labelOf(key)];
  return [...way.slice(0, -1), `${oneOf(way.at(-1) ?? 'Item')} ${Number(key) + 1}`];
}

/**
 * What stands in a field, to be read; what is added or taken away as a whole line by line, each under its name. What
 * the site calls a thing by itself says nothing to whoever reads it.
 */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const inside = Object.entries(value).flatMap(([key, one]) => {
    const text = key === 'id' ? null : textOf(one);
    return text === null ? [] : [isList || typeof one === 'object' ? text : `${labelOf(key)}: ${text}`];
  });
  return inside.join('\n');
}
