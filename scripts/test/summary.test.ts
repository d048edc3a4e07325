import { expect, test } from 'vitest';
import { summary } from './summary.ts';

const result = (name: string, passed: number, failed = 0) => ({
  name,
  passed,
  failed,
  flaky: [] as { id: string; file: string; name: string; why?: string }[],
  tail: `the end of ${name}`,
  seconds: 7,
});
const lines = (text: string) => text.trimEnd().split('\n');

test('the last line is the count, and nothing but the count', () => {
  expect(lines(summary([result('Types', 1), result('Unit', 40, 2)])).at(-1)).toBe('41 passed, 2 failed');
});

test('what is not right stands there once more', () => {
  const text = summary([result('Types', 1), result('Unit', 40, 2)]);
  expect(text).toContain('== Not right: Unit\nthe end of Unit\n');
  expect(text).not.toContain('the end of Types');
});

test('flaky tests are listed just before the count', () => {
  const file = 'tests/a.test.ts';
  const flaky = [
    { id: '1', file, name: 'on sqlite > works', why: 'Property failed\n{ seed: 7 }' },
    { id: '2', file, name: '' },
  ];
  expect(lines(summary([{ ...result('Integration', 9), flaky }])).slice(-7)).toEqual([
    '== Flaky: passed only when run again, alone. Mend these first.',
    '  tests/a.test.ts > on sqlite > works',
    '      Property failed',
    '      { seed: 7 }',
    '  tests/a.test.ts',
    '',
    '9 passed, 0 failed',
  ]);
  expect(summary([result('Integration', 9)])).not.toContain('Flaky');
});
