import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { mistakesOf } from './mistakes.ts';

const script = path.resolve('scripts/check-content.ts');
let folder = '';

/** Runs the check in a folder with these files under content/. */
function check(files: Record<string, string>) {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(path.join(folder, 'content'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'content', name), text);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter((line) => line !== '') };
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the check of the content', () => {
  it('tells every mistake at once, each in a line of its own and without a trace', () => {
    const broken = `throw new Error("Content is not complete.\\ncontent/a.ts: field 'title': is missing");`;
    const { status, lines } = check({
      'a.ts': broken,
      'b.ts': "\nexport const b = { headline: 'Words that don't sleep' };\n",
      'c.ts': "import './a.ts';",
      'd.ts': "import text from './words.md?raw';\nif (text !== 'Hello') throw new Error(text);",
      'words.md': 'Hello',
    });
    expect(lines).toEqual([
      "  content/a.ts: field 'title': is missing",
      expect.stringMatching(/^ {2}content\/b\.ts: line 2, or just before it: .+apostrophe/),
    ]);
    expect(status).toBe(1);
  });

  it('asks for the logo of a review', () => {
    expect(check({ 'testimonials.ts': "export const t = [{ logo: 'logo-bakery' }];" }).lines).toEqual([
      "  content/testimonials.ts: the logo 'bakery' has no file in art/logos, such as bakery.svg.",
    ]);
  });

  it('passes content that is whole', () => {
    expect(check({ 'a.ts': 'export const a: number = 1;' })).toEqual({ status: 0, lines: [] });
  });
});

it('shows an error of another kind in full', () => {
  expect(mistakesOf(new TypeError('x is not a function'))).toEqual([
    expect.stringContaining('TypeError: x is not a function\n'),
  ]);
});
