import fc from 'fast-check';

/** Some of a list in random order; the same for the same seed. */
export function pick<T>(all: readonly T[], count: number, seed: number): T[] {
  const some = Math.min(count, all.length);
  const [found = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: some, maxLength: some }), {
    seed,
    numRuns: 1,
  });
  return found;
}
