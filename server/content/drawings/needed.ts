import { wantedNames } from '#content/drawings/wanted.ts';
import type { Release } from '#content/live.ts';
import { type Documents, readDocuments } from '#server/content/documents/live-documents.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { withRelease } from '#server/content/in-use.ts';
import { latestDocuments, ownDraft } from '#server/content/previews/own-draft.ts';
import type { Queries } from '#server/db/db.ts';

/**
 * What has to stay of all that was drawn: for the release that visitors have and the one before it, for scheduled ones,
 * for all that is saved, for what somebody is typing, and for open links.
 */
export async function neededDrawings(queries: Queries, now: number): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const note = (release: Release) => {
    for (const name of withRelease(release, wantedNames)) needed.add(name);
  };
  const told = new Set<string>();
  for (const documents of [...(await storedReleases(queries, now)), await latestDocuments(queries)]) {
    const text = JSON.stringify(Object.entries(documents).toSorted());
    if (told.has(text)) continue;
    told.add(text);
    note(await releaseOf(queries, documents));
  }
  const drafts = await queries.selectFrom('content_drafts').select('staff_id').distinct().execute();
  for (const { staff_id } of drafts) note(await ownDraft(queries, staff_id));
  return needed;
}

async function storedReleases(queries: Queries, now: number): Promise<Documents[]> {
  const kept = queries.selectFrom('content_release_files').select('release_id');
  const releases = await queries
    .selectFrom('content_releases')
    .select('documents')
    .where((eb) => eb.or([eb('state', 'in', ['live', 'scheduled']), eb('id', 'in', kept)]))
    .execute();
  const previews = await queries
    .selectFrom('content_previews')
    .select('documents')
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return [...releases, ...previews].map(({ documents }) => readDocuments(documents));
}
