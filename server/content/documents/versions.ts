import type { Queries } from '#server/db/db.ts';
import { readStored } from './facts-text.ts';

/** Who saved something; null when it came with an import, or when their account is gone. */
export type Author = { id: string; name: string } | null;

/** A saved state of a document, without its facts. `at` in epoch milliseconds. */
export type Version = { document: string; number: number; author: Author; note: string; at: number };

const columns = [
  'content_versions.document',
  'content_versions.number',
  'content_versions.note',
  'content_versions.created_at as at',
  'staff.id as authorId',
  'staff.name as authorName',
] as const;

type Row = Omit<Version, 'author'> & { authorId: string | null; authorName: string | null };

export function readVersionRow({ authorId, authorName, document, number, note, at }: Row): Version {
  const author = authorId === null ? null : { id: authorId, name: authorName ?? '' };
  return { document, number, note, at, author };
}

/** Versions with their authors, to be narrowed. */
export function versionsWithAuthors(queries: Queries) {
  return queries
    .selectFrom('content_versions')
    .leftJoin('staff', 'staff.id', 'content_versions.author_id')
    .select(columns);
}

/** One version of a document with its facts, or its latest one; null when there is none. */
export async function findVersion(
  queries: Queries,
  document: string,
  number: number | 'latest',
): Promise<(Version & { facts: object }) | null> {
  const row = await versionsWithAuthors(queries)
    .select('content_versions.facts')
    .where('document', '=', document)
    .$if(number !== 'latest', (query) => query.where('number', '=', Number(number)))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...readVersionRow(row), facts: readStored(row.document, row.facts) } : null;
}

/**
 * What was saved of a document, the newest first.
 * @param before a version's number: those before it
 */
export async function historyOf(
  queries: Queries,
  document: string,
  { before, limit = 50 }: { before?: number; limit?: number } = {},
): Promise<Version[]> {
  const rows = await versionsWithAuthors(queries)
    .where('document', '=', document)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readVersionRow);
}
