import type { Services } from '#server/ports/services.ts';

/**
 * Deletes one kind of record that is older than promised. Any number of instances may do it at once.
 * @param due `before` by the site's clock, `beforeOnDisk` by the real one, which dates files
 * @returns how many were deleted
 */
export type Sweep = (services: Services, due: { before: number; beforeOnDisk: number }) => Promise<number>;
