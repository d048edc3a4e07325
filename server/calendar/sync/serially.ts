import PQueue from 'p-queue';

/** The mutex of each thing that is worked on, and for how many callers it is kept. */
const mutexes = new Map<string, { queue: PQueue; callers: number }>();

/** Runs work about one thing after the work about it that came before, within this process. */
export async function serially<T>(key: string, run: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? { queue: new PQueue({ concurrency: 1 }), callers: 0 };
  mutexes.set(key, mutex);
  mutex.callers += 1;
  try {
    return await mutex.queue.add(run);
  } finally {
    mutex.callers -= 1;
    if (mutex.callers === 0) mutexes.delete(key);
  }
}
