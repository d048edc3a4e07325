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
  endpoint_id: string | null;
};

/** What is handled side by side without waiting for each other: a kind, and of webhooks each endpoint by itself. */
export type Lane = { kind: string; endpointId: string | null };

/** Lanes in which something is due. */
export async function dueLanes(db: Db, now: number): Promise<Lane[]> {
  return db.query
    .selectFrom('outbox')
    .select(['kind', 'endpoint_id as endpointId'])
    .distinct()
    .where('status', 'in', ['pending', 'leased'])
    .where('next_attempt_at', '<=', now)
    .execute();
}

type Wanted = { lane: Lane; now: number; max: number };

/** Leases due entries to one worker; no two workers get the same one. Entries of a dead worker come back. */
export async function claimDue(db: Db, { lane, now, max }: Wanted): Promise<ClaimedEntry[]> {
  const token = crypto.randomUUID();
  const { kind, endpointId } = lane;
  const itsEndpoint = endpointId === null ? sql`endpoint_id is null` : sql`endpoint_id = ${endpointId}`;
  const skipLocked = db.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedEntry>`
    update outbox
    set status = 'leased', lease_token = ${token}, attempts = attempts + 1, next_attempt_at = ${now + leaseMs}
    where id in (
      select id from outbox
      where kind = ${kind} and ${itsEndpoint} and status in ('pending', 'leased') and next_attempt_at <= ${now}
      order by next_attempt_at limit ${max} ${skipLocked})
    returning id, kind, subject, payload, attempts, failures, lease_token, endpoint_id`.execute(db.query);
  return rows;
}
