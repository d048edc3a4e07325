import type { Queries } from '#server/db/db.ts';

/**
 * The latest enquiry that came from an address, to link a booking to it. What is in quarantine is not
 * somebody we know.
 */
export async function knownLeadId(queries: Queries, email: string): Promise<string | null> {
  const row = await queries
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('quarantine', '!=', 'held')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
