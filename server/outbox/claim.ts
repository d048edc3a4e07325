import { sql } from 'kysely';
import { minuteMs } from '#domain/format/durations.ts';
import type { Db } from '#server/db/db.ts';

/** Longer than any handler may take: after it, another worker takes the entry over. */
const leaseMs = 2 * minuteMs;

export type ClaimedEntry = {
  id: string;
  kind: string;
  subject: string | null;
  payload: string;
  attempts: number;
  failures: number;
  lease_token: string;
};

/** Kinds of which something is due. */
export async function dueKinds(db: Db, now: number): Promise<string[]> {
  const rows = await db.query
    .selectFrom('outbox')
    .select('kind')
    .distinct()
    .where('status', 'in', ['pending', 'leased'])
    .where('next_attempt_at', '<=', now)
    .execute();
  return rows.map((row) => row.kind);
}

type Wanted = { kind: string; now: number; max: number };

/** Leases due entries to one worker; no two workers get the same one. Entries of a dead worker come back. */
export async function claimDue(db: Db, { kind, now, max }: Wanted): Promise<ClaimedEntry[]> {
  const token = crypto.randomUUID();
  const skipLocked = db.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedEntry>`
    update outbox
    set status = 'leased', lease_token = ${token}, attempts = attempts + 1, next_attempt_at = ${now + leaseMs}
    where id in (
      select id from outbox
      where kind = ${kind} and status in ('pending', 'leased') and next_attempt_at <= ${now}
      order by next_attempt_at limit ${max} ${skipLocked})
    returning id, kind, subject, payload, attempts, failures, lease_token`.execute(db.query);
  return rows;
}
