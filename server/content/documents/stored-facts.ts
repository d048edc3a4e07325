import type { Queries } from '#server/db/db.ts';
import { readStored } from './facts-text.ts';
import type { Documents } from './live-documents.ts';

export type Stored = { document: string; number: number; facts: object; schema_hash: string };

const columns = ['document', 'number', 'facts', 'schema_hash'] as const;

/** The facts of given versions, as they were saved. */
export async function storedFacts(queries: Queries, documents: Documents): Promise<Stored[]> {
  const wanted = Object.entries(documents);
  if (wanted.length === 0) return [];
  const rows = await queries
    .selectFrom('content_versions')
    .select(columns)
    .where((eb) =>
      eb.or(
        wanted.map(([document, number]) =>
          eb.and([eb('document', '=', document), eb('number', '=', number)]),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...row, facts: readStored(row.document, row.facts) }));
}

/** The versions of a document before one of them, the latest first; as many as are worth looking through. */
export async function storedBefore(queries: Queries, { document, number }: Stored): Promise<Stored[]> {
  const rows = await queries
    .selectFrom('content_versions')
    .select(columns)
    .where('document', '=', document)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, facts: readStored(row.document, row.facts) }));
}
