/** Whether a text names an e-mail address: in any case, and not as a part of a longer one. */
export function mentions(text: string, address: string): boolean {
  const exact = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `(?<![\\p{L}\\p{N}.!#$%&'*+/=?^_{|}~-])${exact}(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])`,
    'iu',
  ).test(text);
}

/** Every text in a value of JSON, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
