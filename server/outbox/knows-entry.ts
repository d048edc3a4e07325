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
