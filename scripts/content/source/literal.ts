/** A value of JSON as TypeScript; the project's formatter does the rest. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const pairs = Object.entries(value).map(([key, inner]) => `${keyText(key)}: ${literal(inner)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** A key in braces; `__proto__` would otherwise be no key. */
export function keyText(key: string): string {
  if (key === '__proto__') return '["__proto__"]';
  return /^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key);
}
