import type { Documents } from '#server/content/documents/live-documents.ts';
import { readDocuments } from '#server/content/documents/live-documents.ts';
import type { Db, Queries } from '#server/db/db.ts';
import { exclusively } from '#server/db/exclusively.ts';

/** The advisory lock of whatever becomes live. */
const lockKey = 7015007;

/** The release that visitors get; number 0 is what ships with the code. */
export type Live = { id: string | null; number: number; documents: Documents };

export async function liveRelease(queries: Queries): Promise<Live> {
  const row = await queries
    .selectFrom('content_releases')
    .select(['id', 'number', 'documents'])
    .where('state', '=', 'live')
    .executeTakeFirst();
  return row ? { ...row, documents: readDocuments(row.documents) } : { id: null, number: 0, documents: {} };
}

/** Runs a change of what is live or scheduled while no other one runs, on any instance. */
export function inTurn<T>(db: Db, run: (trx: Queries) => Promise<T>): Promise<T> {
  return exclusively(db, lockKey, run);
}
