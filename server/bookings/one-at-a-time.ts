import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { untangled } from '#server/db/postgres/untangled.ts';

/** The advisory lock of all changes of bookings. */
const lockKey = 7015001;

/**
 * Runs a change of bookings in a transaction while no other one runs, so that what it checks stays true until
 * it commits: the daily limit and the buffers as well as overlaps. It writes a person's timeline and takes back their
 * mails; a mail that is noted as sent meanwhile holds these the other way round, so it may be run again (`untangled`).
 */
export function oneAtATime<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  return untangled(() => exclusively(db, lockKey, run));
}
