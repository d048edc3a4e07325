import type { Queries } from '#server/db/db.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';

/**
 * Writes entries in the caller's transaction: what is promised is stored or nothing is.
 * An entry whose dedupe key is already there is left as it was.
 * @param at when it was written, and the first attempt unless an entry names a later one
 */
export async function enqueue(queries: Queries, at: number, entries: OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await queries
    .insertInto('outbox')
    .values(
      entries.map((entry) => ({
        id: crypto.randomUUID(),
        kind: entry.kind,
        dedupe_key: entry.dedupeKey,
        subject: entry.subject ?? null,
        endpoint_id: entry.endpointId ?? null,
        payload: JSON.stringify(entry.payload),
        status: 'pending' as const,
        next_attempt_at: entry.notBefore ?? at,
        lease_token: null,
        waits_for: null,
        last_error: null,
        created_at: at,
        done_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
