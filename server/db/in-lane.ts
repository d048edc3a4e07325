import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';
import { poolSize } from './open-postgres.ts';
import { createTrouble, type Trouble } from './trouble.ts';

/** A rush of requests of one kind must leave some connections of the pool for everything else. */
const lanes = poolSize - 4;

type Lanes = { busy: number; waiting: Array<() => void>; trouble: Trouble };
const lanesOf = new WeakMap<Db, Lanes>();
const mine = new AsyncLocalStorage<Lanes>();

/**
 * Runs an attempt at a time when one of a few lanes is free, in the order of asking. In a rush, attempts wait here,
 * patiently, and not at the database's pool, which gives up after some seconds; most of those that waited then find
 * the time taken and ask for nothing more.
 */
export async function inLane<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const state = lanesOf.get(db) ?? { busy: 0, waiting: [], trouble: createTrouble() };
  lanesOf.set(db, state);
  const askedAt = performance.now();
  await enter(state, 'push');
  try {
    state.trouble.check(askedAt);
    return await mine.run(state, () => state.trouble.watch(run));
  } finally {
    leave(state);
  }
}

/**
 * Waits for something else than the database without keeping others from their turn: the lane, if this runs in one,
 * is free meanwhile, and who comes back is let in before those who have not begun.
 */
export async function offLane<T>(wait: () => Promise<T>): Promise<T> {
  const state = mine.getStore();
  if (!state) return wait();
  leave(state);
  try {
    return await wait();
  } finally {
    await enter(state, 'unshift');
  }
}

async function enter(state: Lanes, place: 'push' | 'unshift'): Promise<void> {
  if (state.busy < lanes) state.busy += 1;
  else await new Promise<void>((resolve) => state.waiting[place](resolve));
}

/** The lane goes to the next attempt in the queue, or becomes free. */
function leave(state: Lanes): void {
  const next = state.waiting.shift();
  if (next) next();
  else state.busy -= 1;
}
