import { factText } from '#app/pages/admin/content/fact-text.ts';
import type { ContentDocument } from '#content/registry.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { changesBetween } from '#domain/editor/merge.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { savedTitles } from '#server/content/collections/titles.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import { findVersion, historyOf } from '#server/content/documents/versions.ts';
import type { Queries } from '#server/db/db.ts';

const atOnce = 20;
/** Changes of one version that are told; a version that changes more is another text. */
const mostChanges = 30;

export type ShownChange = { way: string; before: string; after: string };

/** The versions of a document with what each changed. @param before those before this number */
export async function loadHistoryView(queries: Queries, document: ContentDocument, before?: number) {
  const { id } = document;
  const limit = atOnce + 1;
  const found = await historyOf(queries, id, { limit, ...(before !== undefined && { before }) });
  const latest = (await historyOf(queries, id, { limit: 1 }))[0]?.number ?? 0;
  const live = (await liveDocuments(queries))[id] ?? 0;
  const versions = [];
  const factsOf = async (number: number | undefined) =>
    (number === undefined ? undefined : (await findVersion(queries, id, number))?.facts) ?? document.defaults;
  let facts = await factsOf(found[0]?.number);
  for (const [index, version] of found.slice(0, atOnce).entries()) {
    const former = await factsOf(found[index + 1]?.number);
    const changes = changesBetween(formOf(document), former, facts);
    versions.push({
      number: version.number,
      title: `Version ${version.number}${version.author ? `, ${version.author.name}` : ''}`,
      when: formatInstant(version.at, agencyZone),
      note: version.note,
      isLive: version.number === live,
      isLatest: version.number === latest,
      changes: changes.slice(0, mostChanges).map(
        ({ way, field, mine, theirs }): ShownChange => ({
          way,
          before: factText(field, mine),
          after: factText(field, theirs),
        }),
      ),
      more: Math.max(changes.length - mostChanges, 0),
    });
    facts = former;
  }
  const isEnd = found.length <= atOnce;
  if (isEnd) versions.push(delivered(live, latest));
  const title = (await savedTitles(queries))(id);
  return { id, title, latest, versions, after: isEnd ? null : String(versions.at(-1)?.number) };
}

/** What there was before anybody saved something. */
function delivered(live: number, latest: number) {
  const changes: ShownChange[] = [];
  const standing = { isLive: live === 0, isLatest: latest === 0 };
  return { number: 0, title: 'As delivered', when: '', note: '', ...standing, changes, more: 0 };
}
