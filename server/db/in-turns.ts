import { setImmediate } from 'node:timers/promises';

/** `signal` ends them between two: the rest is left. */
type Turns = { atOnce: number; signal?: AbortSignal | undefined };

/**
 * Does something with all of many, a few at a time. SQLite answers at once: without a pause nobody else would be served
 * until the last of them.
 */
export async function inTurns<T>(
  all: readonly T[],
  { atOnce, signal }: Turns,
  run: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length && !signal?.aborted; from += atOnce) {
    await run(all.slice(from, from + atOnce));
    await setImmediate();
  }
}
