import { isDatabaseUnreachable } from './unreachable.ts';

/**
 * A caller that has queued for this long does not wait again for a database that has just failed, in milliseconds.
 */
const queueMs = 4_000;

/** Shares the last database failure among callers in one queue. */
export type Trouble = {
  /** @throws what the database last failed with, when whoever asked has waited long enough behind it */
  check: (askedAt: number) => void;
  /** Runs what had its turn and remembers how that went. */
  watch: <T>(run: () => Promise<T>) => Promise<T>;
};

/**
 * Callers in a queue fail together when the database cannot be reached; otherwise each would wait for all before
 * it.
 */
export function createTrouble(): Trouble {
  let failure: unknown = null;
  return {
    check: (askedAt) => {
      if (failure !== null && performance.now() - askedAt > queueMs) throw failure;
    },
    watch: async (run) => {
      try {
        const result = await run();
        failure = null;
        return result;
      } catch (error) {
        failure = isDatabaseUnreachable(error) ? error : null;
        throw error;
      }
    },
  };
}
