import { sql } from 'kysely';
import { minuteMs } from '#domain/format/durations.ts';
import type { Db } from '#server/db/db.ts';
import { type Lane, laneName } from './places.ts';

/** Longer than any handler may take: after it, another worker takes the entry over. */
export const leaseMs = 2 * minuteMs;

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

// The condition and the first column of the index `outbox_lanes`, word for word: databases know by them that it fits.
const open = sql<boolean>`status in ('pending', 'leased')`;
const nameOfLane = sql<string>`kind || ' ' || coalesce(endpoint_id, '')`;

/** SQLite, without statistics, would rather read all that waits and sort it than go along an index. */
const laneEntries = ({ engine }: Db) =>
  engine === 'sqlite' ? sql`outbox indexed by outbox_lanes` : sql`outbox`;

/**
 * Lanes in which something is due. Goes from lane to lane in the index and looks at the first entry of each, so that it
 * costs the same whether one entry waits or a hundred thousand.
 */
export async function dueLanes(db: Db, now: number): Promise<Lane[]> {
  const entries = laneEntries(db);
  const { rows } = await sql<{ name: string }>`
    select name from (with recursive lane (name) as (
      select (select ${nameOfLane} from ${entries} where ${open} order by ${nameOfLane} limit 1)
      union all
      select (select ${nameOfLane} from ${entries} where ${open} and ${nameOfLane} > lane.name
        order by ${nameOfLane} limit 1) from lane where lane.name is not null)
      select name from lane where name is not null and (
        select next_attempt_at from ${entries} where ${open} and ${nameOfLane} = lane.name
        order by next_attempt_at limit 1) <= ${now}) as due`.execute(db.query);
  return rows.map(({ name }) => {
    const [kind = '', endpointId = ''] = name.split(' ');
    return { kind, endpointId: endpointId || null };
  });
}

type Wanted = { lane: Lane; now: number; max: number };

/** Leases due entries to one worker; no two workers get the same one. Entries of a dead worker come back. */
export async function claimDue(db: Db, { lane, now, max }: Wanted): Promise<ClaimedEntry[]> {
  const token = crypto.randomUUID();
  const skipLocked = db.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedEntry>`
    update outbox
    set status = 'leased', lease_token = ${token}, attempts = attempts + 1, next_attempt_at = ${now + leaseMs}
    where id in (
      select id from ${laneEntries(db)}
      where ${nameOfLane} = ${laneName(lane)} and ${open} and next_attempt_at <= ${now}
      order by next_attempt_at limit ${max} ${skipLocked})
    returning id, kind, subject, payload, attempts, failures, lease_token, endpoint_id`.execute(db.query);
  return rows;
}
