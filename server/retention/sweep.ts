import type { Services } from '#server/ports/services.ts';

/**
 * Deletes records of one kind that are older than promised. Several instances may run it at the same time.
 * @param due `before` by the site’s clock, `beforeOnDisk` by the real one, which dates files
 * @returns how many were deleted
 */
export type Sweep = (services: Services, due: Due) => Promise<number>;

/** `signal` ends a sweep between two of its turns, as when the site stops; the next one takes up what is left. */
type Due = { before: number; beforeOnDisk: number; signal?: AbortSignal | undefined };

/** How long each kind is kept, in days, by its id. */
export type Periods = Readonly<Record<string, number>>;

/** How many records of one kind a sweep would delete that ran at `now`; `mostCounted + 1` for any number above. */
export type Count = (
  services: Services,
  due: { before: number; beforeOnDisk: number; now: number; periods: Periods },
) => Promise<number>;

export const mostCounted = 100_000;
