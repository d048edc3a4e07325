import { setImmediate } from 'node:timers/promises';

/**
 * Does something with all of many, a few at a time. SQLite answers at once: without a pause nobody else would be served
 * until the last of them.
 * @param signal what ends it between two turns: the rest is left
 */
export async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  run: (some: readonly T[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (let from = 0; from < all.length && !signal?.aborted; from += atOnce) {
    await run(all.slice(from, from + atOnce));
    await setImmediate();
  }
}
