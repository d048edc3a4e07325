import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesFor } from './packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foreshore-packages-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function install(place: string, needs: object = {}): void {
  mkdirSync(path.join(root, place), { recursive: true });
  writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(needs));
}

test('what a package needs is found beside it first, then further up', () => {
  install('node_modules/page', { dependencies: { cookie: '2', '@own/part': '1' } });
  install('node_modules/page/node_modules/cookie');
  install('node_modules/cookie');
  install('node_modules/@own/part', { dependencies: { cookie: '1' } });
  install('node_modules/other');
  expect(packagesFor(root, ['page'])).toEqual([
    'node_modules/@own/part',
    'node_modules/cookie',
    'node_modules/page',
    'node_modules/page/node_modules/cookie',
  ]);
});

test('packages that need each other come once, and those for other machines are left out', () => {
  install('node_modules/one', { dependencies: { two: '1' } });
  install('node_modules/two', { dependencies: { one: '1' }, optionalDependencies: { 'for-windows': '1' } });
  expect(packagesFor(root, ['one'])).toEqual(['node_modules/one', 'node_modules/two']);
});

test('one that is missing is named', () => {
  install('node_modules/one', { dependencies: { two: '1' } });
  expect(() => packagesFor(root, ['one'])).toThrow('two is not installed');
});
