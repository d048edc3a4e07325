/** The answer of some work, or null when it is not there in time; the work itself goes on. */
export function withinLimit<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    const done = () => clearTimeout(timer);
    work.then(resolve, reject).then(done, done);
  });
}
