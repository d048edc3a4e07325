import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './fresh-folder.ts';

test('a demo empties what a demo has filled, and nothing else', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'foreshore-demo-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const file = path.join(home, 'demo', 'foreshore.sqlite');
  freshFolder(path.dirname(file));
  writeFileSync(file, 'of a demo');
  freshFolder(path.dirname(file));
  expect(existsSync(file)).toBe(false);
  writeFileSync(path.join(home, 'foreshore.sqlite'), 'an owner’s');
  expect(() => freshFolder(home)).toThrow(/^DATA_DIR: .* holds something that is not a demo's\./);
  expect(existsSync(path.join(home, 'foreshore.sqlite'))).toBe(true);
});
