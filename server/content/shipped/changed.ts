import { contentDocuments } from '#content/documents.ts';
import { describe } from '#domain/editor/describe.ts';
import type { Field } from '#domain/editor/field.ts';
import { type Difference, merge } from '#domain/editor/merge.ts';
import { readStored } from '#server/content/documents/facts-text.ts';
import { newestVersions } from '#server/content/documents/latest-versions.ts';
import type { Queries } from '#server/db/db.ts';
import { defaultHash, ships } from './defaults.ts';

/** An edited text under which the delivered one has changed: what it was, and where that matters. */
export type ShippedChange = {
  document: string;
  /** The latest version. */
  number: number;
  /** The delivered text that the edit was made over. */
  before: object;
  /** Where what ships now says something else, other than by the edit itself. */
  differences: Difference[];
};

/** Every edited text whose delivered one has changed since. @param only one document */
export async function shippedChanges(queries: Queries, only?: string): Promise<ShippedChange[]> {
  const rows = await queries
    .selectFrom('content_versions')
    .innerJoin(newestVersions(queries), (join) =>
      join
        .onRef('newest.document', '=', 'content_versions.document')
        .onRef('newest.last', '=', 'content_versions.number'),
    )
    .innerJoin('content_defaults', (join) =>
      join
        .onRef('content_defaults.document', '=', 'content_versions.document')
        .onRef('content_defaults.hash', '=', 'content_versions.default_hash'),
    )
    .select(['content_versions.document', 'number', 'default_hash'])
    .select(['content_versions.facts as edited', 'content_defaults.facts as before'])
    .$if(only !== undefined, (query) => query.where('content_versions.document', '=', only ?? ''))
    .$narrowType<{ default_hash: string }>()
    .execute();
  return rows.flatMap(({ document: id, number, default_hash: hash, edited, before: text }) => {
    const document = contentDocuments.get(id);
    if (!document || !ships(id) || hash === defaultHash(document)) return [];
    const before = readStored(id, text);
    const differences = shippedDifferences(describe(document.schema), {
      ...{ base: before, mine: readStored(id, edited), theirs: document.defaults },
    });
    return differences.length > 0 ? [{ document: id, number, before, differences }] : [];
  });
}

/** Where a delivered text says something else than an edited one, and not because of the edit alone. */
function shippedDifferences(
  field: Field,
  three: { base: unknown; mine: unknown; theirs: unknown },
): Difference[] {
  return merge(field, three).differences.filter(({ by }) => by !== 'me');
}
