import { hourMs } from '#domain/format/durations.ts';

/** Failures after which an entry is set aside for staff: two days of trying, a weekend without its server. */
export const maxFailures = 19;

const firstDelayMs = 15_000;
const longestDelayMs = 6 * hourMs;

/** Wait after the n-th failure: doubling from 15 seconds to 6 hours, with up to 20 % added at random. */
export function backOffMs(failures: number, random: () => number): number {
  const delay = Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);
  return Math.round(delay * (1 + 0.2 * random()));
}

/** How many failures in a row take that long, when nothing is added to the waits between them. */
export function failuresWithin(ms: number): number {
  let failures = 1;
  for (let waited = 0; waited < ms; failures += 1) waited += backOffMs(failures, () => 0);
  return failures;
}
