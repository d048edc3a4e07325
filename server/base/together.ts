import { setImmediate } from 'node:timers/promises';

/** A reading with those who have asked for it. `turn` ends when the last of them has had theirs. */
type Round<T> = { reading: Promise<T>; turn: Promise<unknown> };

/**
 * One reading for all who ask at the same moment. It begins after the last of them has asked, so nobody gets what was
 * read before they did: what they have just done themselves is always in it. Two readings never run side by side.
 *
 * They go on one after the other, each in a turn of their own, and the next reading waits for all of them: what one
 * page is made with is gone before the next is made, where thirty at once were swept up again and again (decision 0140).
 */
export function together<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Round<T> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const begin = (): Round<T> => {
    // Those whose requests are here by now ask before it goes on.
    const reading = Promise.all([setImmediate(), running]).then(() => {
      next = null;
      running = round.turn;
      return read();
    });
    const round: Round<T> = { reading, turn: reading.catch(() => undefined) };
    return round;
  };
  return async () => {
    next ??= begin();
    const { reading, turn } = next;
    next.turn = turn.then(() => setImmediate());
    await turn;
    return reading;
  };
}
