import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Longer than any handler may take: after it, another worker takes the entry over. */
export const leaseMs = 2 * 60_000;

export type ClaimedEntry = {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  lease_token: string;
};

/** Leases due entries to one worker; no two workers get the same one. Entries of a dead worker come back. */
export async function claimDue(db: Db, now: number, max: number): Promise<ClaimedEntry[]> {
  const token = crypto.randomUUID();
  const skipLocked = db.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedEntry>`
    update outbox
    set status = 'leased', lease_token = ${token}, attempts = attempts + 1, next_attempt_at = ${now + leaseMs}
    where id in (
      select id from outbox
      where status in ('pending', 'leased') and next_attempt_at <= ${now}
      order by next_attempt_at limit ${max} ${skipLocked})
    returning id, kind, payload, attempts, lease_token`.execute(db.query);
  return rows;
}
