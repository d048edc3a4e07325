import { sql } from 'kysely';
import PQueue from 'p-queue';
import type { Db, Queries } from '#server/db/db.ts';
import { createTrouble, type Trouble } from '#server/db/trouble.ts';

type Mutex = { queue: PQueue; trouble: Trouble };
const mutexOf = new WeakMap<Db, Mutex>();

/**
 * Runs a change of bookings in a transaction while no other one runs, so that what it checks stays true until
 * it commits: the daily limit and the buffers as well as overlaps. SQLite has one writer; on PostgreSQL all
 * processes queue at one advisory lock. Within a process they queue before taking a connection, so that waiting
 * bookings never use up the pool that pages need.
 */
export function oneAtATime<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  const mutex = mutexOf.get(db) ?? { queue: new PQueue({ concurrency: 1 }), trouble: createTrouble() };
  mutexOf.set(db, mutex);
  const askedAt = performance.now();
  return mutex.queue.add(() => {
    mutex.trouble.check(askedAt);
    return mutex.trouble.watch(() => inTransaction(db, run));
  });
}

function inTransaction<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  return db.query.transaction().execute(async (trx) => {
    if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(7015001)`.execute(trx);
    return run(trx);
  });
}
