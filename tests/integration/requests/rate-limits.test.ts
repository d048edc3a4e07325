import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/format/durations.ts';
import { giveBackHit, isWithinLimit, waitMs } from '#server/limits/rate-limit.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

const wanted = { name: 'knocks', key: 'one', max: 5, windowMs: 10 * minuteMs };
/** The beginning of a window. */
const edge = Date.parse('2026-11-20T09:00:00Z');

describe.each(engines)('limits of two instances on %s', (engine) => {
  let store: TestStore;
  let two: TestServices[];
  beforeEach(async () => {
    store = await createStore(engine);
    two = [await servicesOn(store, { RATE_LIMITS: 'on' }), await servicesOn(store, { RATE_LIMITS: 'on' })];
  });
  afterEach(async () => {
    for (const one of two) await one.dispose();
    store.remove();
  });

  const clocksAt = (...times: number[]) => {
    for (const [at, time] of times.entries()) two[at]?.setNow(time);
  };
  /** Asks one instance after the other. @returns how many were served */
  const served = async (times: number) => {
    let count = 0;
    for (let time = 0; time < times; time += 1)
      for (const one of two) if (await isWithinLimit(one, wanted)) count += 1;
    return count;
  };

  test.each([10_000, 3 * minuteMs, 25 * minuteMs])(
    'hold where the clock of one is %i ms ahead and in another window already',
    async (ahead) => {
      clocksAt(edge - 5_000, edge - 5_000 + ahead);
      // What the one that is behind served first lies in the former window of the other.
      expect(await served(20)).toBeLessThanOrEqual(wanted.max + 1);
      for (const one of two) expect(await waitMs(one, wanted)).toBeGreaterThan(0);
    },
  );

  test('a hit that is given back to the one that is behind counts for neither', async () => {
    clocksAt(edge - 5_000, edge + 5_000);
    await served(20);
    for (const one of two) await giveBackHit(one, wanted);
    expect(await served(20)).toBe(2);
  });

  test('begin anew after a clock that was ahead by hours has been put right', async () => {
    clocksAt(edge + 300 * minuteMs, edge + 300 * minuteMs);
    await served(20);
    clocksAt(edge, edge);
    expect(await served(20)).toBe(wanted.max);
  });
});
