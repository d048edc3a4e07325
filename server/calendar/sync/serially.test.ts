import { expect, test } from 'vitest';
import { serially } from './serially.ts';

test('work about one thing is done in turn, also after a failure; other things do not wait', async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = serially('a', async () => {
    await gate.promise;
    done.push('a1');
    throw new Error('lost');
  });
  const second = serially('a', async () => done.push('a2'));
  await serially('b', async () => done.push('b'));
  expect(done).toEqual(['b']);
  gate.resolve();
  await expect(first).rejects.toThrow('lost');
  await second;
  expect(done).toEqual(['b', 'a1', 'a2']);
  expect(await serially('a', async () => 'again')).toBe('again');
});
