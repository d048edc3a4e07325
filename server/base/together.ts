import { setImmediate } from 'node:timers/promises';

/**
 * One reading for all who ask at the same moment. It begins after the last of them has asked, so nobody gets what was
 * read before they did: what they have just done themselves is always in it. Two readings never run side by side.
 */
export function together<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    // Those whose requests are here by now ask before it goes on.
    await Promise.all([setImmediate(), running]);
    next = null;
    const reading = read();
    running = reading.catch(() => undefined);
    return reading;
  };
  return () => {
    next ??= begin();
    return next;
  };
}
