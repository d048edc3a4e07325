/** Whether two values are the same as data: texts, numbers, lists and plain objects with the same fields in the same order. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameData(item, other[index]))
    );
  if (Object.getPrototypeOf(one) !== Object.prototype) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every(
      (name, index) =>
        name === others[index] &&
        sameData((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
