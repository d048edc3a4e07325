import { expect, test } from 'vitest';
import { createSilence } from './silence.ts';

const patienceMs = 4_500;

test('a statement that waits for rows which somebody holds does not make a database silent that answers others', () => {
  let now = 0;
  const silence = createSilence(() => now);
  now = patienceMs - 10;
  silence.answered();
  now = patienceMs;
  silence.notAnswered(patienceMs);
  expect(silence.mayTry()).toBe(true);
  expect(silence.patienceMs(patienceMs)).toBe(patienceMs);
});

test('a database that answered nobody is silent: one caller tries each second, briefly, until it answers', () => {
  let now = 0;
  const silence = createSilence(() => now);
  silence.answered();
  now = patienceMs;
  silence.notAnswered(patienceMs);
  expect(silence.mayTry()).toBe(false);
  now += 1_000;
  expect([silence.mayTry(), silence.mayTry()]).toEqual([true, false]);
  expect(silence.patienceMs(patienceMs)).toBeLessThan(patienceMs);
  silence.answered();
  expect(silence.mayTry()).toBe(true);
});

test('whoever queues for a connection waits as long as others are answered, and no longer', async () => {
  const silence = createSilence(() => performance.now());
  const connection = Promise.withResolvers<string>();
  const waiting = silence.whileWaiting(connection.promise, patienceMs);
  silence.answered();
  connection.resolve('connection');
  expect(await waiting).toBe('connection');
  const never = new Promise<string>(() => undefined);
  expect(await silence.whileWaiting(never, 20)).toBe(null);
  expect(silence.mayTry()).toBe(false);
});
