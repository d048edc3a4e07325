import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import { failuresWithin } from './back-off.ts';

/**
 * Kinds other than emails of which something is overdue, or was tried in vain, for longer than said, while nothing of
 * its kind (of webhooks: for its endpoint) was done in that time. What waits for a reason has not failed.
 */
export async function stuckWork(
  queries: Queries,
  { now, longestMs }: { now: number; longestMs: number },
): Promise<string[]> {
  const lanes = await queries
    .selectFrom('outbox')
    .select(['kind', 'endpoint_id'])
    // The condition of the index `outbox_lanes`, word for word.
    .where(sql<SqlBool>`status in ('pending', 'leased')`)
    .where('kind', '!=', 'email')
    .where('waits_for', 'is', null)
    .where((eb) =>
      eb.or([eb('failures', '>=', failuresWithin(longestMs)), eb('next_attempt_at', '<', now - longestMs)]),
    )
    .groupBy(['kind', 'endpoint_id'])
    .orderBy('kind')
    .execute();
  const stuck = new Set<string>();
  for (const { kind, endpoint_id: endpointId } of lanes) {
    const done = await queries
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', kind)
      .where('endpoint_id', endpointId === null ? 'is' : '=', endpointId)
      .where('status', '=', 'done')
      .where('done_at', '>', now - longestMs)
      .limit(1)
      .executeTakeFirst();
    if (!done) stuck.add(kind);
  }
  return [...stuck];
}
