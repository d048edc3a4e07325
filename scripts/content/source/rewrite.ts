import { isDeepStrictEqual } from 'node:util';
import { keyText, literal } from './literal.ts';
import { type Node, type Tree, wrapped } from './tree.ts';

/**
 * The text of a value with other facts in it. What says the same stays to the letter, with its comments and whatever
 * computes it; what differs is written anew, as little of it as can be.
 * @param before what the value is now
 */
export function rewritten(tree: Tree, node: Node, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return tree.text(node);
  const inner = wrapped(node);
  if (inner !== node) {
    const [start, end] = [
      tree.between(node.span.start, inner.span.start),
      tree.between(inner.span.end, node.span.end),
    ];
    return `${start}${rewritten(tree, inner, before, after)}${end}`;
  }
  const own = parts(node);
  if (!own) return literal(after);
  if (own.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    if (own.items.length !== before.length) return literal(after);
    return list(tree, node, own.items, { before, after });
  }
  if (own.kind === 'group' && isGroup(before) && isGroup(after))
    return group(tree, node, own.items, { before, after });
  return literal(after);
}

type Item = { node: Node; value: Node; key: string };
type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The parts of a value that is written out; null for what is computed. */
function parts(node: Node): { kind: 'list' | 'group'; items: Item[] } | null {
  if (node.type === 'ArrayExpression') {
    const items = node.elements ?? [];
    if (items.some((one) => !one || one.spread)) return null;
    return {
      kind: 'list',
      items: items.flatMap((one) => (one ? [{ node: one.expression, value: one.expression, key: '' }] : [])),
    };
  }
  if (node.type !== 'ObjectExpression') return null;
  const items = (node.properties ?? []).map((one): Item | null => {
    const { key, value } = one;
    const isPlain = key && ['Identifier', 'StringLiteral', 'NumericLiteral'].includes(key.type);
    if (one.type !== 'KeyValueProperty' || !isPlain || !value || typeof value !== 'object') return null;
    const place = { ...value, span: { start: key.span.start, end: value.span.end } } as Node;
    return { node: place, value, key: String(key.value) };
  });
  return items.includes(null) ? null : { kind: 'group', items: items as Item[] };
}

function group(
  tree: Tree,
  node: Node,
  items: Item[],
  { before, after }: { before: Group; after: Group },
): string {
  const kept = items.filter(({ key }) => Object.hasOwn(after, key));
  if (kept.length === 0 && items.length > 0) return literal(after);
  const text = (item: Item) =>
    tree.between(item.node.span.start, item.value.span.start) +
    rewritten(tree, item.value, before[item.key], after[item.key]);
  // What is not written out and stays as it is comes from elsewhere, such as the words that code says.
  const stays = (key: string) => Object.hasOwn(before, key) && isDeepStrictEqual(before[key], after[key]);
  const added = Object.keys(after).filter((key) => !items.some((item) => item.key === key) && !stays(key));
  if (kept.length === items.length && added.length === 0) return inPlace(tree, node, items, text);
  const lines = [
    ...kept.map((item) => tree.lead(node, items, items.indexOf(item)) + text(item)),
    ...added.map((key) => `\n${keyText(key)}: ${literal(after[key])}`),
  ];
  return `{${lines.join(',')}${tree.lead(node, items, items.length)}}`;
}

function list(
  tree: Tree,
  node: Node,
  items: Item[],
  { before, after }: { before: unknown[]; after: unknown[] },
): string {
  const from = matches(before, after);
  const text = (item: Item, index: number) => rewritten(tree, item.value, before[index], after[index]);
  if (after.length === before.length && from.every((at, index) => at === index))
    return inPlace(tree, node, items, text);
  const lines = after.map((value, index) => {
    const at = from[index] ?? null;
    const item = at === null ? undefined : items[at];
    if (at === null || !item) return `\n${literal(value)}`;
    return tree.lead(node, items, at) + rewritten(tree, item.value, before[at], value);
  });
  return `[${lines.join(',')}${tree.lead(node, items, items.length)}]`;
}

/** The text of a value with its parts replaced where they stand. */
function inPlace(tree: Tree, node: Node, items: Item[], text: (item: Item, index: number) => string): string {
  let at = node.span.start;
  const pieces = items.map((item, index) => {
    const piece = tree.between(at, item.node.span.start) + text(item, index);
    at = item.node.span.end;
    return piece;
  });
  return pieces.join('') + tree.between(at, node.span.end);
}

/** Which entry of the former list each one of the later list comes from: the same one, else one of the same name. */
function matches(before: readonly unknown[], after: readonly unknown[]): (number | null)[] {
  const free = new Set(before.keys());
  const from: (number | null)[] = after.map((value, index) => {
    const at = [index, ...free].find((one) => free.has(one) && isDeepStrictEqual(before[one], value)) ?? null;
    if (at !== null) free.delete(at);
    return at;
  });
  for (const [index, value] of after.entries()) {
    if (from[index] !== null) continue;
    const name = nameOf(value);
    const named = [...free].find((one) => name !== null && nameOf(before[one]) === name);
    const at = named ?? (before.length === after.length && free.has(index) ? index : null);
    from[index] = at;
    if (at !== null) free.delete(at);
  }
  return from;
}

function nameOf(value: unknown): string | null {
  if (!isGroup(value)) return null;
  const name = value.id ?? value.path ?? value.slug ?? value.href ?? value.kind;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}
