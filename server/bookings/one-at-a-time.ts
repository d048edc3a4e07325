import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';

/** The advisory lock of all changes of bookings. */
const lockKey = 7015001;

/**
 * Runs a change of bookings in a transaction while no other one runs, so that what it checks stays true until
 * it commits: the daily limit and the buffers as well as overlaps.
 */
export function oneAtATime<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  return exclusively(db, lockKey, run);
}
