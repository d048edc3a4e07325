import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeOnce } from './write-once.ts';

test('who comes second, having seen no file, learns what the first has written and changes nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-once-'));
  const file = path.join(folder, 'secret');
  expect(writeOnce(file, 'first')).toBe('first');
  expect(writeOnce(file, 'second')).toBe('first');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['secret']);
  rmSync(folder, { recursive: true });
});
