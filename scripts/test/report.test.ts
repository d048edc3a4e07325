import { expect, test } from 'vitest';
import { countStep, joinReports, mostRepeated, type Report, straysOf, worthRepeating } from './report.ts';

const named = (name: string, file = 'tests/a.test.ts') => ({ id: `${file} > ${name}`, file, name });
const whole = (file: string) => ({ id: file, file, name: '' });
const report = (passed: string[], failed: Report['failed'] = [], errors = 0): Report => ({
  passed: passed.map((name) => named(name).id),
  failed,
  errors,
});

test('a check without a report counts as one', () => {
  expect(countStep(true, null)).toEqual({ passed: 1, failed: 0, flaky: [] });
  expect(countStep(false, null)).toEqual({ passed: 0, failed: 1, flaky: [] });
});

test('a run is counted by its tests', () => {
  expect(countStep(true, report(['one', 'two']))).toEqual({ passed: 2, failed: 0, flaky: [] });
  expect(countStep(false, report(['one'], [named('two')]))).toEqual({ passed: 1, failed: 1, flaky: [] });
});

test('what passes when run again, alone, counts as passed and is named as flaky', () => {
  const first = report(['one'], [named('two'), named('three')]);
  const again = report(['two'], [named('three')]);
  expect(countStep(false, first, again)).toEqual({ passed: 2, failed: 1, flaky: [named('two')] });
});

test('what the second run did not reach stays failed', () => {
  expect(countStep(false, report([], [named('two')]), report([]))).toMatchObject({ failed: 1, flaky: [] });
});

test('a program that broke without a failing test counts as failed, however many passed', () => {
  expect(countStep(false, report(['one', 'two']))).toEqual({ passed: 2, failed: 1, flaky: [] });
});

test('errors outside tests count, even if every failed test passes when run again', () => {
  expect(countStep(false, report(['one'], [], 1))).toMatchObject({ passed: 1, failed: 1 });
  const first = report(['one'], [named('two')], 1);
  expect(countStep(false, first, report(['two']))).toMatchObject({ passed: 2, failed: 1 });
  const alone = report(['two'], [], 1);
  expect(countStep(false, report(['one'], [named('two')]), alone)).toMatchObject({ passed: 2, failed: 1 });
});

test('a file that broke as a whole is mended when all of it passes', () => {
  const first = report(['one'], [whole('tests/a.test.ts')]);
  expect(countStep(false, first, report(['one', 'two']))).toEqual({
    passed: 2,
    failed: 0,
    flaky: [whole('tests/a.test.ts')],
  });
  expect(countStep(false, first, report(['one'], [named('two')]))).toMatchObject({ failed: 1, flaky: [] });
  expect(countStep(false, first, report([]))).toMatchObject({ failed: 1, flaky: [] });
});

test('many failures at once are not run again', () => {
  const failed = Array.from({ length: mostRepeated + 1 }, (_, index) => named(`number ${index}`));
  expect(worthRepeating(report([], failed))).toEqual([]);
  expect(worthRepeating(report([], failed.slice(1)))).toHaveLength(mostRepeated);
});

test('reports of files that were run one by one are one report', () => {
  const [one, other] = [report(['one'], [], 1), report(['two'], [named('three')], 1)];
  expect(joinReports([one, other])).toEqual(report(['one', 'two'], [named('three')], 2));
});

test('an error that nobody awaited belongs to the file that ran, and to none if there was no such file', () => {
  const [ours, lost, nameless] = [
    { message: 'ours', VITEST_TEST_PATH: '/site/a.test.ts' },
    { message: 'lost', VITEST_TEST_PATH: '/site/b.test.ts' },
    { message: 'nameless' },
  ];
  expect(straysOf([ours, lost, nameless], new Set(['/site/a.test.ts']))).toEqual(
    new Map([
      ['/site/a.test.ts', [ours]],
      ['', [lost, nameless]],
    ]),
  );
});
