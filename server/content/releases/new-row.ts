import type { Insertable } from 'kysely';
import type { Documents } from '#server/content/documents/live-documents.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { Queries } from '#server/db/db.ts';
import type { ContentReleaseTable } from '#server/db/tables/content.ts';
import type { Changes } from './changes.ts';

export type NewRelease = {
  id: string;
  number: number;
  documents: Documents;
  changes: Changes;
  note: string;
  staffId: string;
  backTo: number | null;
  build: string;
  findings: readonly Finding[];
  at: number;
};

/** A release's row without its state. */
export function newRow(release: NewRelease): Omit<Insertable<ContentReleaseTable>, 'state'> {
  const { id, number, documents, changes, note, staffId, backTo, build, findings, at } = release;
  return {
    id,
    number,
    documents: JSON.stringify(documents),
    changes: JSON.stringify(changes),
    publish_at: null,
    author_id: staffId,
    note,
    back_to: backTo,
    build,
    findings: JSON.stringify(findings),
    created_at: at,
    published_at: null,
    ended_at: null,
    ended_by: null,
  };
}

/** Releases count from 1 in the order in which they were decided; to be asked in turn. */
export async function nextNumber(trx: Queries): Promise<number> {
  const { last } = await trx
    .selectFrom('content_releases')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  return Number(last) + 1;
}
