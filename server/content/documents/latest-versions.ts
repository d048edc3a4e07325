import { contentDocuments } from '#content/documents.ts';
import type { Queries } from '#server/db/db.ts';
import { readVersionRow, type Version, versionsWithAuthors } from './versions.ts';

/** The number of the latest version of each document, as `newest`, to join versions with. */
export const newestVersions = (queries: Queries) =>
  queries
    .selectFrom('content_versions as any')
    .select((of) => ['any.document', of.fn.max('any.number').as('last')])
    .groupBy('any.document')
    .as('newest');

/** The latest version of every document that was ever saved and that the code still knows, the newest first. */
export async function latestVersions(queries: Queries): Promise<Version[]> {
  const latest = await versionsWithAuthors(queries)
    .innerJoin(newestVersions(queries), (join) =>
      join
        .onRef('newest.document', '=', 'content_versions.document')
        .onRef('newest.last', '=', 'content_versions.number'),
    )
    .orderBy('content_versions.created_at', 'desc')
    .orderBy('content_versions.document')
    .execute();
  return latest.map(readVersionRow).filter(({ document }) => contentDocuments.has(document));
}
