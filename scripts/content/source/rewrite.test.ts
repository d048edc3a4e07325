import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import { readFaqTab } from '#content/faqs/read.ts';
import { storageKeys } from '#content/legal/storage.ts';
import type { FaqTabFacts } from '#content/schema/faq.ts';
import { describe as describeForm } from '#domain/editor/describe.ts';

import { factsOf } from '#domain/editor/facts.ts';
import { withFacts } from '#scripts/content/new-texts.ts';
import { replaceFiles } from '#scripts/content/replace-files.ts';
import { sampleEdits } from '#scripts/try/edits.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { markdownOf } from './markdown.ts';
import { parseTree } from './tree.ts';

const documents = [...contentDocuments.values()];
const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** What a file says, where it is written out; null where something in it is computed. */
function saidIn(source: string, file: string): unknown {
  const tree = parseTree(source);
  const data = tree.dataOf(file);
  return data && vm.runInNewContext(`(${tree.text(data)})`, { storageKeys });
}

describe('facts written back into their files', () => {
  test.each(documents)('$id stays to the letter where nothing was changed', ({ file, defaults }) => {
    const source = sourceOf(file);
    if (file.endsWith('.md')) expect(markdownOf(file, defaults)).toBe(source);
    else expect(withFacts(source, { file, defaults, facts: structuredClone(defaults) })).toBe(source);
  });

  test('whatever is typed into a form comes out of the file again, for random edits of all documents', () => {
    const edited = new Set<string>();
    for (const edit of sampleEdits(7, 700)) {
      const document = contentDocuments.get(edit.document);
      if (!document) continue;
      const { file, defaults } = document;
      const facts = factsOf(describeForm(document.schema), edit.entries) as object;
      if (file.endsWith('.md')) {
        if (mistakesIn(document, facts).length > 0) continue;
        try {
          markdownOf(file, facts);
        } catch (error) {
          expect(String(error)).toContain('a Markdown file cannot say this');
        }
        edited.add(document.id);
        continue;
      }
      const text = withFacts(sourceOf(file), { file, defaults, facts });
      // A file of short words, or of those in drawings, says those that ship otherwise than in the code.
      const written = saidIn(text, file) as object;
      const said = /^content\/(words|drawings)\//.test(file) ? { ...defaults, ...written } : written;
      expect(sameFacts(said, facts), edit.done.join('; ')).toBe(true);
      edited.add(document.id);
    }
    expect(edited.size).toBeGreaterThan(documents.length * 0.9);
  });

  const source = `import { define } from './define.ts';
export const x = define('content/x.ts', schema, {
  // Who we are.
  name: 'A', // as registered
  list: [
    // the first
    { id: 'a', price: price(3), says: 'é' },
    { id: 'b', price: 4 },
  ],
  gone: true,
} as const, () => words);
`;
  const defaults = {
    name: 'A',
    list: [
      { id: 'a', price: 30, says: 'é' },
      { id: 'b', price: 4 },
    ],
    gone: true,
  };
  const written = (facts: object) => withFacts(source, { file: 'content/x.ts', defaults, facts });

  test('comments, what is computed and the words of a document stay', () => {
    const text = written({
      ...defaults,
      name: "It's",
      list: [{ id: 'b', price: 5 }, defaults.list[0], { id: 'c' }],
    });
    expect(text).toContain('// Who we are.\n  name: "It\'s", // as registered');
    expect(text).toMatch(
      /\{ id: 'b', price: 5 \},\s+\/\/ the first\s+\{ id: 'a', price: price\(3\), says: 'é' \},\s+\{ id: "c" \}/,
    );
    expect(text).toContain('} as const, () => words);');
  });

  test('a field comes and goes, and no key of a text does what it must not', () => {
    const { gone: _, ...rest } = defaults;
    const text = written({
      ...rest,
      ...JSON.parse('{"__proto__": {"x": "`$"}, "a-b": "\\u2028</script>"}'),
    });
    expect(text).not.toContain('gone');
    expect(text).toContain('["__proto__"]: { x: "`$" }');
  });

  test('of what comes from elsewhere, only what changes is written out', () => {
    const words = `defineWords('content/words/x.ts', { plain: { a: 'A', b: 'B' }, composed: {} }, {});`;
    const facts = { a: 'A', b: 'Bee' };
    expect(withFacts(words, { file: 'content/words/x.ts', defaults: { a: 'A', b: 'B' }, facts })).toMatch(
      /composed: \{\} \}, \{\s*b: "Bee"\s*\}\);$/,
    );
  });

  test('facts that are computed are not written over', () => {
    expect(() => withFacts('export const a = 1;', { file: 'content/a.ts', defaults: {}, facts: {} })).toThrow(
      'content/a.ts: its facts are computed',
    );
  });
});

test('a line of an answer that begins like a heading is no question of its own when the file is read again', () => {
  const file = 'content/faqs/web-design.md';
  const defaults = contentDocuments.get('faqs/web-design')?.defaults as FaqTabFacts;
  const answerMarkdown = '## Not a question\n\nWords.\n\n\\## Nor this\n## Nor that';
  const items = defaults.items.map((item, index) => (index === 0 ? { ...item, answerMarkdown } : item));
  const text = markdownOf(file, { ...defaults, items });
  expect(text).toContain('\n\\## Not a question\n');
  expect(readFaqTab(file, text)).toEqual({ ...defaults, items });
});

describe('replacing files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
    mkdirSync(path.join(folder, 'content'));
    writeFileSync(path.join(folder, 'content/a.ts'), 'former');
    writeFileSync(path.join(folder, 'content/old.ts.being-written'), 'left by a killed run');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('changes nothing when one of them cannot be written, and leaves nothing behind', async () => {
    mkdirSync(path.join(folder, 'content/b.ts.being-written'));
    const both = new Map([
      ['content/a.ts', 'later'],
      ['content/b.ts', 'later'],
    ]);
    await expect(replaceFiles(folder, both)).rejects.toThrow(/^Nothing was written: /);
    expect(sourceOf(path.join(folder, 'content/a.ts'))).toBe('former');
    rmSync(path.join(folder, 'content/b.ts.being-written'), { recursive: true, force: true });
  });

  test('replaces all, and clears away what a killed run left', async () => {
    await replaceFiles(
      folder,
      new Map([
        ['content/a.ts', 'later'],
        ['content/b.ts', 'new'],
      ]),
    );
    expect(readdirSync(path.join(folder, 'content')).sort()).toEqual(['a.ts', 'b.ts']);
    expect(sourceOf(path.join(folder, 'content/a.ts'))).toBe('later');
    expect(existsSync(path.join(folder, 'content/old.ts.being-written'))).toBe(false);
  });
});
