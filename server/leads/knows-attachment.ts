import type { Queries } from '#server/db/db.ts';

/** Whether one of these names is that of a file that came with a lead. */
export async function knowsAttachment(queries: Queries, storedNames: readonly string[]): Promise<boolean> {
  const row = await queries
    .selectFrom('lead_attachments')
    .select('id')
    .where('stored_name', 'in', storedNames)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
