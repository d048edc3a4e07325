import { sql } from 'kysely';
import type { Db, Queries } from '../db/db.ts';

const lastOf = new WeakMap<Db, Promise<unknown>>();

/**
 * Runs a change of bookings in a transaction while no other one runs, so that what it checks stays true until
 * it commits: the daily limit and the buffers as well as overlaps. SQLite has one writer; on PostgreSQL all
 * processes queue at one advisory lock. Within a process they queue before taking a connection, so that waiting
 * bookings never use up the pool that pages need.
 */
export function oneAtATime<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  const before = lastOf.get(db) ?? Promise.resolve();
  const mine = before.then(() =>
    db.query.transaction().execute(async (trx) => {
      if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(7015001)`.execute(trx);
      return run(trx);
    }),
  );
  lastOf.set(
    db,
    mine.catch(() => undefined),
  );
  return mine;
}
