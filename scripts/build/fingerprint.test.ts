import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
const write = (file: string, text = file) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foreshore-sources-'));
  for (const file of ['app/root.tsx', 'content/site.ts', 'public/rules.json', 'package-lock.json'])
    write(file);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Generated files, from `.gitignore`. */
const made = (/# Made by.*\n([\s\S]+?)(\n\n|$)/.exec(readFileSync('.gitignore', 'utf8'))?.[1] ?? '')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.replace(/^\//, ''));

test('is the same before and after a build, whatever the build makes among the sources', () => {
  const before = fingerprint(root);
  expect(made.length).toBeGreaterThan(4);
  for (const one of made) write(one.endsWith('/') ? `${one}some/file.json` : one);
  expect(fingerprint(root)).toBe(before);
});

test.each(['content/site.ts', 'package-lock.json', 'public/new.txt', 'server/new.ts'])(
  '%s counts',
  (file) => {
    const before = fingerprint(root);
    write(file, 'changed');
    expect(fingerprint(root)).not.toBe(before);
  },
);

test('the origin in the pages counts, and tests do not', () => {
  const before = fingerprint(root, undefined);
  expect(fingerprint(root, 'https://foreshore.example')).not.toBe(before);
  write('app/some.test.tsx');
  expect(fingerprint(root, '')).toBe(before);
});
