// Facts that are judged may be wrong in any way: these look into them without trusting their shape.

/** What stands at a way into a value; undefined where there is nothing. */
export function valueAt(value: unknown, ...way: readonly (string | number)[]): unknown {
  let inner = value;
  for (const key of way) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return inner;
}

/** The text at a way into a value; empty where there is none. */
export function textAt(value: unknown, ...way: readonly (string | number)[]): string {
  const found = valueAt(value, ...way);
  return typeof found === 'string' ? found : '';
}

/** A text or number in words; empty for anything else, some of which cannot even be made a text. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The list at a way into a value; empty where there is none. */
export function listAt(value: unknown, ...way: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...way);
  return Array.isArray(found) ? found : [];
}

/** Every object below a value, itself included, with the way to it. */
export function* objectsIn(value: unknown): Generator<{ way: string[]; one: Record<string, unknown> }> {
  const waiting: { way: string[]; inner: unknown }[] = [{ way: [], inner: value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { way, inner } = next;
    if (typeof inner !== 'object' || inner === null) continue;
    yield { way, one: inner as Record<string, unknown> };
    for (const [key, below] of Object.entries(inner)) waiting.push({ way: [...way, key], inner: below });
  }
}
