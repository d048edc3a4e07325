/**
 * Finds a part of an element that browser code works with. Look up all parts before adding the first listener: when
 * one is missing, the element then stays as the browser itself works it.
 * @throws Error when there is none, or one of another kind
 */
export function part<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`No ${type.name} at ${selector}`);
  return found;
}
