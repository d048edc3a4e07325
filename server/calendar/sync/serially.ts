const lastOf = new Map<string, Promise<unknown>>();

/** Runs work about one thing after the work about it that came before, within this process. */
export function serially<T>(key: string, run: () => Promise<T>): Promise<T> {
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(run, run);
  lastOf.set(key, mine);
  const clear = () => {
    if (lastOf.get(key) === mine) lastOf.delete(key);
  };
  mine.then(clear, clear);
  return mine;
}
