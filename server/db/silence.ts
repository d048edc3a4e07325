/** While the database does not answer, one caller per this period tries again, in milliseconds. */
const tryEveryMs = 1_000;
/** How long that caller waits for an answer, in milliseconds. */
const tryForMs = 2_000;

/** What is known of whether the database answers: a circuit breaker for one process. */
export type Silence = {
  /** Whether a caller may go to the database now, or is to be refused at once. */
  mayTry: () => boolean;
  /** How long to wait for an answer. @param ms what the caller would wait */
  patienceMs: (ms: number) => number;
  answered: () => void;
  /**
   * One statement had no answer. Where others had theirs meanwhile, it waits for rows that somebody holds, and the
   * database is not silent. @param ms how long it waited
   */
  notAnswered: (ms: number) => void;
  /**
   * Waits as long as the database answers anybody. @param ms the silence after which it gives up
   * @returns null when it gave up
   */
  whileWaiting: <T>(asked: Promise<T>, ms: number) => Promise<T | null>;
};

export function createSilence(now: () => number): Silence {
  let silent = false;
  let lastTryAt = Number.NEGATIVE_INFINITY;
  let lastAnswerAt = Number.NEGATIVE_INFINITY;
  /** Ends the waiting of everybody who queues for a connection. */
  let broken = Promise.withResolvers<null>();

  const answered = () => {
    silent = false;
    lastAnswerAt = now();
  };
  const notAnswered = (ms: number) => {
    if (now() - lastAnswerAt < ms) return;
    silent = true;
    lastTryAt = now();
    broken.resolve(null);
    broken = Promise.withResolvers();
  };
  return {
    mayTry: () => {
      if (!silent) return true;
      if (now() - lastTryAt < tryEveryMs) return false;
      lastTryAt = now();
      return true;
    },
    patienceMs: (ms) => (silent ? Math.min(ms, tryForMs) : ms),
    answered,
    notAnswered,
    whileWaiting: async (asked, ms) => {
      const timer = { id: undefined as NodeJS.Timeout | undefined };
      const gaveUp = new Promise<null>((resolve) => {
        const look = () => {
          const left = lastAnswerAt + ms - now();
          if (left > 0) timer.id = setTimeout(look, left);
          else {
            notAnswered(ms);
            resolve(null);
          }
        };
        timer.id = setTimeout(look, silent ? Math.min(ms, tryForMs) : ms);
      });
      try {
        return await Promise.race([asked, gaveUp, broken.promise]);
      } finally {
        clearTimeout(timer.id);
      }
    },
  };
}
