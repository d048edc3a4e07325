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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForNext, recover, stampOf, takeItsPlace } from './whole-build.ts';

let home: string;
let build: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'foreshore-builds-'));
  build = path.join(home, 'build');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The id of a process that does not exist: larger than any on Linux. */
const dead = 4_194_999;
const make = (folder: string, text: string, stamp: string | null) => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'main.js'), text);
  if (stamp !== null) writeFileSync(path.join(folder, '.stamp'), stamp);
};
const served = () => existsSync(build) && readFileSync(path.join(build, 'main.js'), 'utf8');

test('a finished build takes the place of the one before, and nothing of that stays', () => {
  make(build, 'before', 'a');
  writeFileSync(path.join(build, 'left.txt'), '');
  make(folderForNext(build), 'after', null);
  takeItsPlace(folderForNext(build), build, 'b');
  expect([served(), stampOf(build), readdirSync(home)]).toEqual(['after', 'b', ['build']]);
  expect(existsSync(path.join(build, 'left.txt'))).toBe(false);
});

test('whatever the moment at which a build dies, a whole one is served next', () => {
  // Killed during the build: half of it is there.
  make(build, 'before', 'a');
  make(`${build}-next-${dead}`, 'half', null);
  recover(build);
  expect([served(), readdirSync(home)]).toEqual(['before', ['build']]);
  // Killed between the two renames: the new build is complete, the served folder is missing.
  rmSync(build, { recursive: true });
  make(`${build}-old-${dead}`, 'before', 'a');
  make(`${build}-next-${dead}`, 'after', 'b');
  recover(build);
  expect([served(), stampOf(build), readdirSync(home)]).toEqual(['after', 'b', ['build']]);
  // The same, but the new build is missing too.
  rmSync(build, { recursive: true });
  make(`${build}-old-${dead}`, 'before', 'a');
  recover(build);
  expect([served(), readdirSync(home)]).toEqual(['before', ['build']]);
});

test('a build under way, another build beside it, and half a build are not served', () => {
  make(`${build}-next-${process.ppid}`, 'under way', null);
  make(`${build}-e2e`, 'another', 'x');
  make(build, 'half', null);
  recover(build);
  expect(stampOf(build)).toBeNull();
  expect(readdirSync(home).sort()).toEqual(['build', 'build-e2e', `build-next-${process.ppid}`]);
});
