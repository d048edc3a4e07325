import PQueue from 'p-queue';
import { DomainError } from '#server/base/errors.ts';

/** How many may wait for a check of their password; each takes about a tenth of a second of one core. */
const longestQueue = 8;
/** How many slowed-down attempts may wait at once. */
const mostSlowed = 10;

/**
 * Bounds the work on passwords in this process. A hash takes a core for a while, by design: strangers get one at a
 * time and a short queue, known devices a place of their own, and everything else of the site the rest.
 */
export type PasswordChecks = {
  /** Runs a check when it is its turn. @throws DomainError unavailable when too many wait already */
  inTurn: <T>(who: 'known' | 'stranger', check: () => Promise<T>) => Promise<T>;
  /** Waits on the spot, so that guesses from everywhere come slowly. @throws DomainError unavailable, as above */
  slowDown: (ms: number) => Promise<void>;
};

/** @param wait resolves after so many milliseconds */
export function createPasswordChecks(wait: (ms: number) => Promise<unknown>): PasswordChecks {
  const queues = { known: new PQueue({ concurrency: 1 }), stranger: new PQueue({ concurrency: 1 }) };
  let slowed = 0;
  return {
    inTurn: async (who, check) => {
      if (queues[who].size >= longestQueue) throw busy();
      return queues[who].add(check);
    },
    slowDown: async (ms) => {
      if (slowed >= mostSlowed) throw busy();
      slowed += 1;
      await wait(ms).finally(() => {
        slowed -= 1;
      });
    },
  };
}

function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'Many people are trying to sign in just now. Please try again in a few seconds.',
    { details: { retryAfterSeconds: 5 } },
  );
}
