/**
 * The part of an element that a piece of browser code works with. Whoever needs parts asks for all of them before
 * the first listener is added: then a missing one leaves the element as the browser itself works it.
 * @throws Error when there is none, or one of another kind
 */
export function part<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`No ${type.name} at ${selector}`);
  return found;
}
