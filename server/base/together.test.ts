import { expect, it } from 'vitest';
import { together } from './together.ts';

/** Readings that end when they are told to. */
function readings() {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<number>();
    begun.push(reading);
    return reading.promise;
  };
  return { begun, ask: together(read) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reads once for all who ask at the same moment', async () => {
  let times = 0;
  const ask = together(async () => {
    times += 1;
    return times;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('gives whoever asks while it reads what is read after that, in one reading for all of them', async () => {
  const { begun, ask } = readings();
  const first = ask();
  await turn();
  expect(begun).toHaveLength(1);
  const later = [ask(), ask()];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(1);
  expect(await first).toBe(1);
  await turn();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('keeps a failure to those who shared it', async () => {
  const { begun, ask } = readings();
  const failing = [ask(), ask()].map((one) => one.catch((error: Error) => error.message));
  await turn();
  const later = ask();
  begun[0]?.reject(new Error('no database'));
  expect(await Promise.all(failing)).toEqual(['no database', 'no database']);
  await turn();
  begun[1]?.resolve(2);
  expect(await later).toBe(2);
});

it('lets each who shared a reading go on in a turn of its own, and reads again after the last of them', async () => {
  const { begun, ask } = readings();
  const gone: number[] = [];
  const all = [0, 1, 2].map((i) => ask().then(() => gone.push(i)));
  await turn();
  begun[0]?.resolve(1);
  await all[0];
  void ask();
  const seen: number[][] = [];
  for (let i = 0; i < 4; i += 1) {
    seen.push([...gone, begun.length]);
    await turn();
  }
  expect(seen).toEqual([
    [0, 1],
    [0, 1, 1],
    [0, 1, 2, 1],
    [0, 1, 2, 2],
  ]);
});
