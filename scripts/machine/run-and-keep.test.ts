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

test.each(['log', 'error'])('everything is shown and the last lines are kept, by console.%s', async (way) => {
  const program = `for (let n = 1; n <= 9; n += 1) console.${way}(n)`;
  const { ok, tail } = await runAndKeep(['-e', program], process.env, { keep: 3 });
  expect(ok).toBe(true);
  expect(tail).toBe('7\n8\n9');
  expect(shown).toBe('1\n2\n3\n4\n5\n6\n7\n8\n9\n');
});

test('lines of programs that run side by side stay whole, and say where they come from', async () => {
  const program = `process.stdout.write('one\\ntw'); setImmediate(() => process.stdout.write('o\\nno end'))`;
  const { tail } = await runAndKeep(['-e', program], process.env, { mark: 'here | ' });
  expect(shown).toBe('here | one\nhere | two\nhere | no end\n');
  expect(tail).toBe('one\ntwo\nno end');
});

test.each(['process.exit(3)', 'throw new Error()', 'process.kill(process.pid)'])(
  '%s is no good end',
  async (program) => {
    expect((await runAndKeep(['-e', program], process.env)).ok).toBe(false);
  },
);
