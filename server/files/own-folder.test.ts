import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonLog } from '#server/base/log.ts';
import { closeToOthers } from './own-folder.ts';

let parent = '';
let lines: string[] = [];
const log = jsonLog(
  () => 0,
  (line) => lines.push(line),
);
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'foreshore-folder-'));
  lines = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (...parts: string[]) => (statSync(path.join(parent, ...parts)).mode & 0o777).toString(8);

test('a new folder is closed from its first moment, its parent is left', () => {
  chmodSync(parent, 0o755);
  closeToOthers(path.join(parent, 'data'), log);
  expect([modeOf(), modeOf('data')]).toEqual(['755', '700']);
  expect(lines).toEqual([]);
});

test('an open one is closed with what is ours in it, once, and nothing else is touched', () => {
  const data = path.join(parent, 'data');
  mkdirSync(path.join(data, 'uploads/kept'), { recursive: true });
  writeFileSync(path.join(parent, 'outside'), '');
  for (const name of ['foreshore.sqlite', 'foreshore.sqlite-wal', 'secret', 'uploads/kept/one', 'notes.txt'])
    writeFileSync(path.join(data, name), '');
  symlinkSync(path.join(parent, 'outside'), path.join(data, 'uploads/link'));
  for (const name of ['data', 'data/uploads', 'data/uploads/kept']) chmodSync(path.join(parent, name), 0o755);
  for (const name of ['outside', 'data/secret', 'data/foreshore.sqlite', 'data/notes.txt'])
    chmodSync(path.join(parent, name), 0o644);
  closeToOthers(data, log);
  expect([modeOf('data'), modeOf('data/uploads'), modeOf('data/uploads/kept')]).toEqual([
    '700',
    '700',
    '700',
  ]);
  expect([modeOf('data/secret'), modeOf('data/foreshore.sqlite'), modeOf('data/uploads/kept/one')]).toEqual([
    '600',
    '600',
    '600',
  ]);
  expect([modeOf('outside'), modeOf('data/notes.txt')]).toEqual(['644', '644']);
  expect(lines.join()).toContain('data-folder-closed');
  lines = [];
  closeToOthers(data, log);
  expect(lines).toEqual([]);
});

test('a folder that everybody shares stays theirs, and that is said', () => {
  chmodSync(parent, 0o1777);
  closeToOthers(parent, log);
  expect(modeOf()).toBe('777');
  expect(lines.join()).toContain('data-folder-open');
});
