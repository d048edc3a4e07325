import type { Release } from '#content/live.ts';
import type { Wanted } from '#domain/pictures/drawn.ts';
import { type Documents, readDocuments } from '#server/content/documents/live-documents.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { latestDocuments, ownDraft } from '#server/content/previews/own-draft.ts';
import type { Queries } from '#server/db/db.ts';
import { drawingsOf } from './drawings-of.ts';

/**
 * What has to stay of all that was drawn: for the release that visitors have and the one before it, for scheduled ones,
 * for all that is saved, for what somebody is typing, and for open links.
 */
export async function neededDrawings(queries: Queries, now: number): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  const note = (release: Release) => {
    for (const { key, draw } of drawingsOf(release).wanted) needed.add(`${draw.name}.${key}`);
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

/** How long it is believed what is needed: anybody may ask for files that are not there. */
const believedMs = 15_000;
const lately = new WeakMap<Queries, { at: number; all: Promise<ReadonlyMap<string, Wanted>> }>();

/**
 * What a release that is kept or scheduled, or an open link, has under this name, whatever visitors have now: a browser
 * that kept a page asks for it, or another instance drew it in a folder of its own. Known for a quarter of a minute.
 */
export async function keptDrawing(queries: Queries, name: string, now: number): Promise<Wanted | null> {
  const before = lately.get(queries);
  const isFresh = before && Math.abs(now - before.at) < believedMs;
  const known = isFresh ? before : { at: now, all: keptDrawings(queries, now) };
  lately.set(queries, known);
  known.all.catch(() => lately.delete(queries));
  return (await known.all).get(name) ?? null;
}

async function keptDrawings(queries: Queries, now: number): Promise<ReadonlyMap<string, Wanted>> {
  const kept = new Map<string, Wanted>();
  for (const documents of await storedReleases(queries, now))
    for (const one of drawingsOf(await releaseOf(queries, documents)).wanted)
      kept.set(`${one.draw.name}.${one.key}`, one);
  return kept;
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
