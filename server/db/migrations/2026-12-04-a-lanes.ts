import { type Kysely, sql } from 'kysely';

/**
 * What waits in the outbox, lane by lane in the order of its time: the worker looks at the first of each, and no longer
 * at all that is due. With it nothing asks for the former index, which every delivery had to keep up.
 */
export async function outboxLanes(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_lanes on outbox ((kind || ' ' || coalesce(endpoint_id, '')), next_attempt_at)
    where status in ('pending', 'leased')`.execute(db);
  await sql`drop index outbox_due`.execute(db);
}
