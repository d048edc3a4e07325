import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from './tests.ts';

test('tests are counted where they are declared, one with a table once, by the kind of their folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'count-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'domain/a.test.ts',
    "test('one', () => {});\ndescribe('x', () => {\n  it.each([1, 2])('two', f);\n});",
  );
  write(
    'app/b.test.tsx',
    "test.each([\n  [1],\n])('three', f);\n// test('not this', f)\nlatest('nor this');",
  );
  write('tests/integration/c.test.ts', "test('four', () => kill('SIGKILL'));\ntest.describe('no', f);");
  write('tests/browser/d.spec.ts', "test.use({});\ntest('five', f);\ntest('six', f);");
  write('domain/node_modules/e.test.ts', "test('no', f);");
  expect(countTests(root)).toEqual({ unit: 3, integration: 1, browser: 2, killing: 1 });
  rmSync(root, { recursive: true });
});
