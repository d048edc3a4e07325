import { type AttemptParts, attempt } from './attempt.ts';
import { type ClaimedEntry, claimDue, dueLanes } from './claim.ts';
import { createOutage } from './outage.ts';
import { laneName, placesOf } from './places.ts';

type WorkerOptions = AttemptParts & { pollMs: number };

export type OutboxWorker = {
  /** Begins to look for work; before, nothing is taken, whoever calls. */
  start: () => void;
  /** Looks for work now instead of at the next poll. */
  wake: () => void;
  /** Handles what is due and resolves when nothing is left that is due. */
  drain: () => Promise<void>;
  /** Stops taking new work and resolves when the work in hand is done. */
  stop: () => Promise<void>;
};

/**
 * A worker that, once started, delivers the outbox: at least once, in any order, with back-off; what cannot be
 * delivered is kept as dead.
 */
export function createOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { db, clock, log } = options;
  const inHand = new Set<Promise<void>>();
  const taken = new Map<string, number>();
  const outage = createOutage('outbox-unreachable', log, () => clock.now());
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<number> | undefined;
  let lookAgain = false;

  const take = (lane: string, by: 1 | -1) => {
    const left = (taken.get(lane) ?? 0) + by;
    if (left > 0) taken.set(lane, left);
    else taken.delete(lane);
  };

  const begin = (entry: ClaimedEntry, lane: string) => {
    take(lane, 1);
    const work = attempt(options, entry)
      .catch(outage.failed)
      .finally(() => {
        take(lane, -1);
        inHand.delete(work);
        void look();
      });
    inHand.add(work);
  };

  const fillPlaces = async (): Promise<number> => {
    let begun = 0;
    for (const lane of await dueLanes(db, clock.now())) {
      const name = laneName(lane);
      const free = placesOf(lane) - (taken.get(name) ?? 0);
      if (!running || free <= 0) continue;
      const entries = await claimDue(db, { lane, now: clock.now(), max: free });
      for (const entry of entries) begin(entry, name);
      begun += entries.length;
    }
    return begun;
  };

  /** One look at a time; whoever asks meanwhile gets the next one. @returns how many entries were begun */
  const look = async (): Promise<number> => {
    if (!running) return 0;
    lookAgain = true;
    looking ??= (async () => {
      let begun = 0;
      while (lookAgain && running) {
        lookAgain = false;
        try {
          begun += await fillPlaces();
          outage.worked();
        } catch (error) {
          outage.failed(error);
        }
      }
      looking = undefined;
      return begun;
    })();
    return looking;
  };

  return {
    start: () => {
      running = true;
      timer = setInterval(() => void look(), options.pollMs);
      void look();
    },
    wake: () => void look(),
    drain: async () => {
      while ((await look()) > 0 || inHand.size > 0) {
        if (inHand.size > 0) await Promise.race(inHand);
      }
    },
    stop: async () => {
      running = false;
      clearInterval(timer);
      await looking;
      await Promise.all(inHand);
    },
  };
}
