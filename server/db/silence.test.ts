import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('whoever queues for a connection', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('waits as long as others are answered, and no longer', async () => {
    const silence = createSilence(Date.now);
    const waiting = silence.whileWaiting(new Promise<string>(() => undefined), patienceMs);
    const ended = vi.fn();
    void waiting.then(ended);
    for (let round = 0; round < 3; round += 1) {
      await vi.advanceTimersByTimeAsync(patienceMs - 1);
      silence.answered();
    }
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(ended).toHaveBeenCalledExactlyOnceWith(null);
    expect(silence.mayTry()).toBe(false);
  });

  test('has the one that comes', async () => {
    const silence = createSilence(Date.now);
    expect(await silence.whileWaiting(Promise.resolve('connection'), patienceMs)).toBe('connection');
    expect(silence.mayTry()).toBe(true);
  });
});
