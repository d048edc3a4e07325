import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minuteMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { startWatching } from './watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first look comes a minute after the start, others every ten minutes, none after the end', async () => {
  let looks = 0;
  const env = {
    get SITE_NOW() {
      looks += 1;
      return 'set, so that nothing more is asked';
    },
  };
  const stop = startWatching({ env } as unknown as Services);
  const after = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * minuteMs);
    return looks;
  };
  expect([await after(0), await after(1), await after(9), await after(1)]).toEqual([0, 1, 1, 2]);
  await stop();
  expect(await after(30)).toBe(2);
});
