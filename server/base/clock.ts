import { hourMs } from '#domain/format/durations.ts';

/** The time of the whole site, in epoch milliseconds. Injected everywhere; nothing else reads the clock. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that started at a given instant (SITE_NOW) and runs on from there. */
export function clockStartingAt(startAt: number, real: Clock = systemClock): Clock {
  const offset = startAt - real.now();
  return { now: () => real.now() + offset };
}

/** By how many milliseconds clocks of instances may differ: what is further ahead was written by a wrong one. */
export const clockSkewMs = hourMs;
