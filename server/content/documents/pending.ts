import { contentDocuments } from '#content/documents.ts';
import type { Queries } from '#server/db/db.ts';
import { liveDocuments } from './live-documents.ts';
import { readVersionRow, type Version, versionsWithAuthors } from './versions.ts';

/** A document whose latest version visitors do not get; `liveNumber` is the one that they do. */
export type Pending = Version & { liveNumber: number };

/** What would change if everything that is saved were published, the latest first. */
export async function pendingChanges(queries: Queries): Promise<Pending[]> {
  const live = await liveDocuments(queries);
  const latest = await versionsWithAuthors(queries)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('content_versions as any')
          .select((of) => ['any.document', of.fn.max('any.number').as('last')])
          .groupBy('any.document')
          .as('newest'),
      (join) =>
        join
          .onRef('newest.document', '=', 'content_versions.document')
          .onRef('newest.last', '=', 'content_versions.number'),
    )
    .orderBy('content_versions.created_at', 'desc')
    .orderBy('content_versions.document')
    .execute();
  return latest
    .map(readVersionRow)
    .map((version) => ({ ...version, liveNumber: live[version.document] ?? 0 }))
    .filter(({ document, number, liveNumber }) => contentDocuments.has(document) && number !== liveNumber);
}
