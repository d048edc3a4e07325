import type { Services } from '#server/ports/services.ts';

/**
 * Deletes records of one kind that are older than promised. Several instances may run it at the same time.
 * @param due `before` by the site’s clock, `beforeOnDisk` by the real one, which dates files
 * @returns how many were deleted
 */
export type Sweep = (services: Services, due: { before: number; beforeOnDisk: number }) => Promise<number>;
