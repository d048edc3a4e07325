/** The result of a promise, or null when it takes longer than the limit; the work itself goes on. */
export function withinLimit<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    const done = () => clearTimeout(timer);
    work.then(resolve, reject).then(done, done);
  });
}
