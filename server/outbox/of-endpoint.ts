import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { OutboxTable } from '#server/db/schema.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import { isFailing } from './failing.ts';

/** A call to an endpoint as owners see it. Instants in epoch milliseconds. */
export type HookCall = {
  id: string;
  /** The event's `type`; empty when another version stored it in another form. */
  type: string;
  subject: string | null;
  status: OutboxTable['status'];
  failing: boolean;
  attempts: number;
  /** The status that was answered last; null when nobody answered. */
  answerCode: number | null;
  lastError: string | null;
  createdAt: number;
  /** When it is tried next; null where it is not. */
  nextAt: number | null;
};

// Word for word the condition of the index.
const isHook = sql<SqlBool>`kind = 'webhook'`;

/** The last calls to an endpoint, the newest first. @param endpointId null for the place that the server is set to */
export async function callsTo(
  queries: Queries,
  endpointId: string | null,
  most: number,
): Promise<HookCall[]> {
  const rows = await queries
    .selectFrom('outbox')
    .selectAll()
    .where(isHook)
    .where('endpoint_id', endpointId === null ? 'is' : '=', endpointId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, subject: row.subject, status: row.status, attempts: row.attempts },
    type: outboxKinds.webhook.safeParse(JSON.parse(row.payload)).data?.type ?? '',
    failing: isFailing(row),
    answerCode: row.answer_code,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAt: row.status === 'pending' ? row.next_attempt_at : null,
  }));
}

/** Takes away all that was or would be sent to an endpoint. */
export async function dropOfEndpoint(queries: Queries, endpointId: string): Promise<void> {
  await queries.deleteFrom('outbox').where(isHook).where('endpoint_id', '=', endpointId).execute();
}
