import type { Queries } from '#server/db/db.ts';

/** Whether one of these ids is that of an entry: e-mails that are kept on disk are named after theirs. */
export async function knowsEntry(queries: Queries, ids: readonly string[]): Promise<boolean> {
  const row = await queries
    .selectFrom('outbox')
    .select('id')
    .where('id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there is an entry under this dedupe key, sent or not. */
export async function knowsKey(queries: Queries, dedupeKey: string): Promise<boolean> {
  const row = await queries
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** How the entry under a dedupe key stands, and when it is due; null when there is none. */
export async function stateOfKey(queries: Queries, dedupeKey: string) {
  const row = await queries
    .selectFrom('outbox')
    .select(['status', 'next_attempt_at as dueAt'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row ?? null;
}
