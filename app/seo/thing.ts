/** A node of schema.org. */
export type Thing = { readonly [property: string]: unknown };

/** The same without what has no value: null, undefined and empty lists, at any depth. */
export function withoutGaps<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutGaps) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([, one]) => one !== null && one !== undefined && !(Array.isArray(one) && one.length === 0))
    .map(([name, one]) => [name, withoutGaps(one)]);
  return Object.fromEntries(kept) as T;
}
