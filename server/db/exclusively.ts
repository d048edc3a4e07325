import { AsyncResource } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import PQueue from 'p-queue';
import type { Database } from './schema.ts';
import { createTrouble, type Trouble } from './trouble.ts';

type Mutex = { queue: PQueue; trouble: Trouble };

/** The mutexes of one database handle, by their key. */
export type Mutexes = Map<number, Mutex>;

type Handle = { engine: string; query: Kysely<Database>; mutexes: Mutexes };

/**
 * Runs a transaction while no other one with the same key runs. SQLite has one writer; on PostgreSQL all processes
 * queue at one advisory lock. Within a process they queue before taking a connection, so that those that wait never
 * use up the pool.
 */
export function exclusively<T>(
  db: Handle,
  key: number,
  run: (trx: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const mutex = db.mutexes.get(key) ?? { queue: new PQueue({ concurrency: 1 }), trouble: createTrouble() };
  db.mutexes.set(key, mutex);
  const askedAt = performance.now();
  // The queue would run it as part of the work that ended before.
  const turn = AsyncResource.bind(() => {
    mutex.trouble.check(askedAt);
    return mutex.trouble.watch(() => inTransaction(db, key, run));
  });
  return mutex.queue.add(turn);
}

function inTransaction<T>(db: Handle, key: number, run: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.query.transaction().execute(async (trx) => {
    if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
    return run(trx);
  });
}
