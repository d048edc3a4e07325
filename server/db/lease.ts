import { sql } from 'kysely';
import { clockSkewMs } from '#server/base/clock.ts';
import type { Db } from './db.ts';

/**
 * Takes or keeps a lease: of several instances one does the work, and when it dies another takes over. One that
 * ends hours after this one would was written by a clock that was ahead, and is taken over at once.
 * @param until epoch milliseconds at which it ends by itself
 * @returns whether the lease is now this holder's
 */
export async function takeLease(
  db: Db,
  lease: { name: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const { name, holder, now, until } = lease;
  const { rows } = await sql`
    insert into leases (name, holder, expires_at) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where leases.holder = excluded.holder or leases.expires_at <= ${now}
        or leases.expires_at > ${until + clockSkewMs}
    returning name`.execute(db.query);
  return rows.length === 1;
}

/** Gives a lease back, so that another instance need not wait for its end. */
export async function dropLease(db: Db, name: string, holder: string): Promise<void> {
  await db.query.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
