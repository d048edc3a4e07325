import type { Queries } from '#server/db/db.ts';

/** Whether one of these names is that of a file that came with a lead or belongs to a letter. */
export async function knowsAttachment(queries: Queries, storedNames: readonly string[]): Promise<boolean> {
  for (const table of ['lead_attachments', 'message_files'] as const) {
    const row = await queries
      .selectFrom(table)
      .select('id')
      .where('stored_name', 'in', storedNames)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
