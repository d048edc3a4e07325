import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesPage, reasonFor, takenIn } from './judge.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('nothing comes along whose licence is unknown or asks for the sources of the site', () => {
  const all = takenIn(packages);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((one) => reasonFor(one) === null)).toEqual([]);
});

test('docs/licences.md lists what is there: npm run licences', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(takenIn(packages)));
});

test('each part of a licence counts, and of alternatives one is enough', () => {
  const of = (licence: string, name = 'one') => reasonFor({ name, version: '1.0.0', licence });
  expect(['MIT', '(MIT OR EUPL-1.1+)', 'MIT AND ISC'].map((licence) => of(licence))).toEqual(['', '', '']);
  for (const licence of ['none', 'UNLICENSED', 'GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN x'])
    expect(of(licence)).toBeNull();
  expect(of('LGPL-3.0-or-later')).toBeNull();
  expect(of('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toContain('libvips');
});

test('what is for development alone is left out, and fonts are not', () => {
  const lock = {
    '': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@expo-google-fonts/one': { version: '1.0.0', license: 'MIT AND OFL-1.1', dev: true },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
  };
  expect(takenIn(lock).map(({ name, licence }) => `${name} ${licence}`)).toEqual([
    ...['@expo-google-fonts/one MIT AND OFL-1.1', 'b none'],
  ]);
});
