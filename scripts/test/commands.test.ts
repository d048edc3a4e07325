import { expect, test } from 'vitest';
import { integrationTests, namePattern, unitTests } from './commands.ts';

test('failed tests are found again by their names, whatever stands in them', () => {
  const pattern = new RegExp(namePattern(['on sqlite > costs £5.00 (or [more])?', 'plain']));
  expect('on sqlite costs £5.00 (or [more])?').toMatch(pattern);
  expect('on sqlite > costs £5.00 (or [more])?').toMatch(pattern);
  expect('plain').toMatch(pattern);
  expect('on sqlite costs £5000 (or m)').not.toMatch(pattern);
  expect('plain and simple').not.toMatch(pattern);
});

test('each file is run again on its own, in its own projects, as a whole if it broke outside its tests', () => {
  const test = (file: string, name: string) => ({ id: `${file} > ${name}`, file, name });
  const runs = integrationTests().again?.([
    test('a.test.ts', 'one'),
    test('b.test.ts', ''),
    test('a.test.ts', 'two'),
  ]);
  expect(runs).toEqual([
    expect.arrayContaining(['a.test.ts', '-t', namePattern(['one', 'two'])]),
    expect.not.arrayContaining(['-t']),
  ]);
  expect(unitTests().again?.([test('c.test.ts', 'one')])).toEqual([
    expect.arrayContaining(['--project', 'unit*', 'c.test.ts']),
  ]);
});
