import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import '#content/words/all.ts';
import { shippedWords } from '#content/words/define-words.ts';

/** Attributes that visitors read or hear. */
const heard = new Set(['aria-label', 'label', 'title', 'alt', 'placeholder', 'text', 'aria-roledescription']);

/** Words that may stand in the markup of a file. All others belong to a document in content/, so that they can be changed. */
const allowed: readonly { why: string; words: Record<string, readonly string[]> }[] = [
  {
    why: 'those who look at a draft read them, and no visitor',
    words: {
      'app/pages/draft/draft-banner.tsx': [
        'Draft.',
        'Visitors do not see this. Links stay in the draft, and forms send nothing.',
      ],
    },
  },
];

type Node = { type?: string; value?: unknown; name?: { value?: string } };
type Call = Node & { callee?: Node; arguments?: { expression?: Node }[] };

function* nodes(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  yield node as Node;
  for (const inner of Object.values(node)) yield* nodes(inner);
}

const parsed = (code: string, tsx: boolean) => parseSync(code, { syntax: 'typescript', tsx }).body;
const plain = (text: unknown) => (typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '');

/** Texts of a component that are written into its markup. */
function literals(code: string): string[] {
  const found = [...nodes(parsed(code, true))].map(({ type, value, name }) => {
    if (type === 'JSXText') return plain(value);
    if (type !== 'JSXAttribute' || !heard.has(name?.value ?? '')) return '';
    const literal = value as Node | null;
    return literal?.type === 'StringLiteral' ? plain(literal.value) : '';
  });
  return found.filter((text) => /\p{L}{2}/u.test(text));
}

/** What a module says by `say`, where it is written there. */
function said(code: string, tsx: boolean): string[] {
  return [...nodes(parsed(code, tsx))].flatMap((node) => {
    const { type, callee, arguments: given } = node as Call;
    if (type !== 'CallExpression' || callee?.value !== 'say') return [];
    const words = given?.[0]?.expression;
    return words?.type === 'StringLiteral' ? [String(words.value)] : [];
  });
}

const isOurs = (file: string) => !/\.test\.|^app\/pages\/(admin|staff)\//.test(file);
const markup = globSync(['app/pages/**/*.tsx', 'app/shell/**/*.tsx', 'app/ui/**/*.tsx']).filter(isOurs);
const modules = globSync('{app,content,domain,server}/**/*.{ts,tsx}').filter(isOurs);

test('pages for visitors take their words from documents', () => {
  const known = new Set(
    allowed.flatMap(({ words }) =>
      Object.entries(words).flatMap(([file, texts]) => texts.map((text) => `${file}: ${text}`)),
    ),
  );
  const found = new Set(
    markup.flatMap((file) => literals(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  );
  expect([...found].filter((one) => !known.has(one))).toEqual([]);
  expect(
    [...known].filter((one) => !found.has(one)),
    'allowed, and gone',
  ).toEqual([]);
});

test('what code says by name is kept in a document', () => {
  const kept = new Set(shippedWords());
  const unknown = modules.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    if (!code.includes("/say.ts'")) return [];
    return said(code, file.endsWith('x')).flatMap((words) => (kept.has(words) ? [] : [`${file}: ${words}`]));
  });
  expect(unknown).toEqual([]);
});

test('a text in markup, in an attribute and one that is said are found', () => {
  const code = `export const A = () => <p aria-label="Heard words" className="no words">Seen {x} words {say('Said words')}</p>;`;
  expect(literals(code)).toEqual(['Heard words', 'Seen', 'words']);
  expect(said(code, true)).toEqual(['Said words']);
});
