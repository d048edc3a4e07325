import { type ESTree, parseSync, Visitor } from 'vite';
import type { ShortNames } from './short-names.ts';

/** Joins lists of classes: what it is given as text is one (`app/ui/cx.ts`). */
const joins = 'cx';

/**
 * Code of a browser that says the short names where it draws: in texts that are the value of a `className`, and in those
 * that `cx` joins. Every other text stays as it is, since a word of it may be the name of a class by chance.
 * @param code JavaScript, its JSX compiled
 * @throws Error for code that cannot be read
 */
export function withShortNamesSaid(code: string, names: ShortNames): string {
  const { program, errors } = parseSync('drawn.js', code);
  if (errors.length > 0) throw new Error(`Code that draws cannot be read: ${errors[0]?.message}`);
  let written = '';
  let at = 0;
  for (const { start, end } of listsIn(program)) {
    const list = code.slice(start, end).replaceAll(/[^\s"'`]+/g, (name) => names.get(name) ?? name);
    written += code.slice(at, start) + list;
    at = end;
  }
  return written + code.slice(at);
}

type Place = { start: number; end: number };

/** Where lists of classes stand, in the order of the code. */
function listsIn(program: ESTree.Program): Place[] {
  const found: Place[] = [];
  const find = new Visitor({
    Property({ key, value }) {
      if (isNamed(key, 'className')) found.push(...textsOf(value));
    },
    CallExpression({ callee, arguments: lists }) {
      if (isNamed(callee, joins)) found.push(...lists.flatMap(textsOf));
    },
  });
  find.visit(program);
  const places = new Map(found.map((place) => [place.start, place]));
  return [...places.values()].sort((a, b) => a.start - b.start);
}

/** The texts that an expression can come to. */
function textsOf(node: ESTree.Node): Place[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0 ? [node] : [];
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return [];
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;
