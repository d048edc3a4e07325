import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownFolder } from './own-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'own-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('removes what a process that is no more has left, and nothing else', () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', '']);
  const left = path.join(parent, `runs-${ended}-abc`);
  const others = [`runs-${process.ppid}-abc`, `runs-of-others-${ended}-abc`, 'runs-', `runs-x${ended}-a`];
  for (const name of [left, ...others.map((one) => path.join(parent, one))]) {
    mkdirSync(name);
    writeFileSync(path.join(name, 'data'), 'x');
  }
  const own = ownFolder(parent, 'runs');
  expect(path.basename(own)).toMatch(new RegExp(`^runs-${process.pid}-`));
  expect(readdirSync(parent).sort()).toEqual([path.basename(own), ...others].sort());
});
