import { documentGroups, groupOf, titleOf } from '#content/document-places.ts';
import { contentDocuments } from '#content/documents.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { draftedDocuments } from '#server/content/documents/drafts.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import type { Queries } from '#server/db/db.ts';

export type DocumentRow = {
  id: string;
  title: string;
  /** Saved and not yet what visitors read. */
  waits: boolean;
  /** Typed by whoever looks, and not saved. */
  drafted: boolean;
  /** Who saved it last, and when; null while it is as it was delivered. */
  last: string | null;
};

/** Everything that visitors read, by group, as the owner's index shows it. @param asked words of a title or group */
export async function loadIndexView(queries: Queries, staffId: string, asked: string) {
  const versions = new Map((await latestVersions(queries)).map((one) => [one.document, one]));
  const live = await liveDocuments(queries);
  const drafted = await draftedDocuments(queries, staffId);
  const rows = [...contentDocuments.keys()].map((id): DocumentRow & { group: string } => {
    const version = versions.get(id);
    const when = version && formatInstant(version.at, agencyZone);
    return {
      id,
      title: titleOf(id),
      group: groupOf(id),
      waits: version !== undefined && version.number !== (live[id] ?? 0),
      drafted: drafted.has(id),
      last: when ? [when, version.author?.name].filter(Boolean).join(', ') : null,
    };
  });
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter(({ title, group, id }) => {
    const text = `${title} ${group} ${id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = documentGroups
    .map((title) => ({ title, rows: found.filter(({ group }) => group === title) }))
    .filter(({ rows: some }) => some.length > 0);
  return { asked, groups, waiting: rows.filter(({ waits }) => waits).length };
}
