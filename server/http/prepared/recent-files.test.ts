import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from './prepared-file.ts';
import { readyFiles } from './ready-file.ts';
import { recentFiles } from './recent-files.ts';

test('what was read last is kept, and no more than there is room for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  for (const name of ['a', 'b', 'c']) writeFileSync(file(name), name.repeat(40));
  const read = recentFiles(100);
  const first = read(file('a'));
  const second = read(file('b'));
  expect(read(file('a'))).toBe(first);
  read(file('c'));
  expect(read(file('a'))).toBe(first);
  expect(read(file('b'))).not.toBe(second);
  expect(Buffer.from(read(file('b'))).toString()).toBe('b'.repeat(40));
});

test('a picture of the build is read when it is asked for, and every other file at start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'images'));
  writeFileSync(path.join(folder, 'images/sea.0123456789ab.webp'), Buffer.alloc(3 * 2 ** 20, 7));
  writeFileSync(path.join(folder, 'images/tide.webp'), 'tide');
  writeFileSync(path.join(folder, 'a.txt'), 'words');
  const files = new Map(readyFiles(folder).map((file) => [file.address, prepare(file, false)]));
  const plain = (address: string) => files.get(address)?.plain;
  rmSync(folder, { recursive: true });
  expect(Buffer.from(plain('/a.txt')?.body ?? '').toString()).toBe('words');
  expect(Buffer.from(plain('/images/tide.webp')?.body ?? '').toString()).toBe('tide');
  expect(plain('/images/sea.0123456789ab.webp')?.headers).toMatchObject({ 'Content-Length': 3 * 2 ** 20 });
  expect(() => plain('/images/sea.0123456789ab.webp')?.body).toThrow('ENOENT');
});
