import { AsyncLocalStorage } from 'node:async_hooks';
import PQueue from 'p-queue';
import { poolSize } from '#server/db/postgres/open-postgres.ts';
import { createTrouble, type Trouble } from './trouble.ts';

/** A rush of requests of one kind must leave some connections of the pool for everything else. */
const lanes = poolSize - 4;

/** Who goes first of those who wait: a call that somebody picks is over once another has it, an enquiry is not. */
const ranks = { enquiry: 0, booking: 1, back: 2 };

/** A semaphore of one database handle. */
export type Lanes = { queue: PQueue; trouble: Trouble };

export function createLanes(): Lanes {
  return { queue: new PQueue({ concurrency: lanes }), trouble: createTrouble() };
}

/** The function that leaves the lane; does nothing for an attempt outside it. */
type Place = { queue: PQueue; leave: (() => void) | undefined };
const placeOf = new AsyncLocalStorage<Place>();

/**
 * Runs an attempt at a time when one of a few lanes is free, in the order of asking. In a rush, attempts wait here,
 * patiently, and not at the database's pool, which gives up after some seconds; most of those that waited then find
 * the time taken and ask for nothing more.
 */
export async function inLane<T>(
  db: { lanes: Lanes },
  what: 'enquiry' | 'booking',
  run: () => Promise<T>,
): Promise<T> {
  const { queue, trouble } = db.lanes;
  const askedAt = performance.now();
  const place: Place = { queue, leave: await enter(queue, ranks[what]) };
  try {
    trouble.check(askedAt);
    return await placeOf.run(place, () => trouble.watch(run));
  } finally {
    place.leave?.();
  }
}

/**
 * Waits for something else than the database without keeping others from their turn: the lane, if this runs in one,
 * is free meanwhile, and who comes back is let in before those who have not begun.
 */
export async function offLane<T>(wait: () => Promise<T>): Promise<T> {
  const place = placeOf.getStore();
  // Two waits of one attempt at the same moment leave its lane once.
  if (!place?.leave) return wait();
  place.leave();
  place.leave = undefined;
  try {
    return await wait();
  } finally {
    place.leave = await enter(place.queue, ranks.back);
  }
}

/** Waits for a lane; of those who wait, the highest priority goes first. @returns what leaves it again */
function enter(queue: PQueue, priority: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  void queue.add(() => new Promise<void>((leave) => resolve(leave)), { priority });
  return promise;
}
