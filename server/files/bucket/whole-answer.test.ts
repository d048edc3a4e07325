import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BucketError } from './bucket-error.ts';
import { wholeAnswer } from './whole-answer.ts';

async function* endless(everyMs: number) {
  for (;;) {
    await setTimeout(everyMs);
    yield Buffer.from('drop');
  }
}

test('an answer that comes to its end', async () => {
  expect(await wholeAnswer(Readable.from([Buffer.from('<a'), Buffer.from('/>')]))).toBe('<a/>');
});

test('one that drips in for ever is given up', async () => {
  const dripping = wholeAnswer(Readable.from(endless(1)), { bytes: Number.POSITIVE_INFINITY, ms: 50 });
  await expect(dripping).rejects.toMatchObject({ name: 'BucketError', code: 'ETIMEDOUT', status: 0 });
});

test('one that is too long is given up', async () => {
  const long = wholeAnswer(Readable.from(endless(0)), { bytes: 100, ms: 60_000 });
  await expect(long).rejects.toThrow(BucketError);
});
