import { sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';

/**
 * Runs a change of somebody's ways in (password, second step, sessions) while no other one of theirs runs. What was
 * shown before it, such as a password, is to be looked at again in it. The lock comes first, so that two never wait for
 * each other.
 */
export function inAccount<T>(db: Db, staffId: string, run: (trx: Queries) => Promise<T>): Promise<T> {
  return db.query.transaction().execute(async (trx) => {
    // SQLite has one writer. A stronger lock would stop every row that names this colleague.
    if (db.engine === 'postgres') {
      await sql`select id from staff where id = ${staffId} for no key update`.execute(trx);
    }
    return run(trx);
  });
}
