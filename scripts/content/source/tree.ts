import { parseSync } from '@swc/core';

/** What is looked at of a parsed file; places count bytes from an offset of the parser. */
export type Node = {
  type: string;
  span: { start: number; end: number };
  value?: Node | string | number;
  key?: Node;
  expression: Node;
  elements?: ({ spread: unknown; expression: Node } | null)[];
  properties?: Node[];
  callee?: Node;
  arguments?: { expression: Node }[];
};

type Item = { node: Node };

export type Tree = {
  text: (node: Node) => string;
  between: (start: number, end: number) => string;
  /** What stands before an entry, or after the last one: line ends and comments. */
  lead: (around: Node, items: readonly Item[], index: number) => string;
  /** The third argument of `define` for a file; null when there is none. */
  dataOf: (file: string) => Node | null;
  /** The whole text with one value in it replaced. */
  withValue: (node: Node, text: string) => string;
};

/** Parses a file of `content/`. @throws Error when it is no TypeScript */
export function parseTree(source: string): Tree {
  // The empty statement in front says where the parser begins to count.
  const marked = `;${source}`;
  const bytes = Buffer.from(marked);
  const module = parseSync(marked, { syntax: 'typescript' });
  const base = module.body[0]?.span.start ?? 1;
  const between = (start: number, end: number) => bytes.subarray(start - base, end - base).toString('utf8');
  return {
    text: ({ span }) => between(span.start, span.end),
    between,
    lead: (around, items, index) => {
      const from = items[index - 1]?.node.span.end ?? around.span.start + 1;
      return between(from, items[index]?.node.span.start ?? around.span.end - 1).replace(',', '');
    },
    dataOf: (file) => findData(module, file),
    withValue: ({ span }, text) =>
      bytes.subarray(1, span.start - base).toString('utf8') +
      text +
      bytes.subarray(span.end - base).toString('utf8'),
  };
}

/** What stands inside brackets and assertions of a type. */
export function wrapped(node: Node): Node {
  const around = ['ParenthesisExpression', 'TsAsExpression', 'TsSatisfiesExpression', 'TsConstAssertion'];
  return around.includes(node.type) ? wrapped(node.expression) : node;
}

/** Each takes the file first and what ships third. */
const defining = ['define', 'defineWords', 'defineDrawings'];

function findData(tree: unknown, file: string): Node | null {
  const waiting: unknown[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const node = next as Node;
    // Of a type they are no list.
    const [name, , data] = Array.isArray(node.arguments) ? node.arguments : [];
    const isDefine = node.type === 'CallExpression' && defining.includes(String(node.callee?.value));
    if (isDefine && name?.expression.value === file && data) return data.expression;
    waiting.push(...Object.values(node).filter((one) => typeof one === 'object' && one !== null));
  }
  return null;
}
