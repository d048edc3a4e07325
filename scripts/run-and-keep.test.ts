import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAndKeep } from './run-and-keep.ts';

let shown = '';
beforeEach(() => {
  shown = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      shown += String(text);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

test('everything is shown and the last lines are kept, from both ways out', async () => {
  const program =
    'for (let n = 1; n <= 9; n += 1) console.log(n); setTimeout(() => console.error("wrong"), 50)';
  const { ok, tail } = await runAndKeep(['-e', program], process.env, 3);
  expect(ok).toBe(true);
  expect(tail).toBe('8\n9\nwrong');
  expect(shown).toBe('1\n2\n3\n4\n5\n6\n7\n8\n9\nwrong\n');
});

test.each(['process.exit(3)', 'throw new Error()', 'process.kill(process.pid)'])(
  '%s is no good end',
  async (program) => {
    expect((await runAndKeep(['-e', program], process.env)).ok).toBe(false);
  },
);
