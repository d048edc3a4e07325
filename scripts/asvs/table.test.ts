import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRequirements, tableOf, testsOf } from './table.ts';

const requirements = readRequirements(readFileSync('scripts/asvs/requirements.txt', 'utf8'));
const [first] = requirements;
if (!first) throw new Error('There are no requirements.');

test('each requirement of both levels stands there once, in order', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(253);
  expect(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))).toEqual(ids);
});

test('every test that shows one is there, and every document', () => {
  for (const one of requirements.filter(({ kind }) => kind === 't' || kind === 'a'))
    expect(testsOf(one)).not.toEqual([]);
  for (const { by } of requirements.filter(({ kind }) => kind === 'd')) expect(existsSync(by)).toBe(true);
});

test('a test that is gone, or is not told from another, is noticed', () => {
  const file = 'scripts/asvs/table';
  expect(() => testsOf({ ...first, by: `${file}: nobody has written this` })).toThrow('0 tests of');
  expect(() => testsOf({ ...first, by: `${file}: e` })).toThrow('2 tests of');
  expect(() => testsOf({ ...first, by: 'no/such: file' })).toThrow('there is no test file');
});

test('the document says what stands there (npm run security-table)', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toContain(tableOf(requirements));
});
