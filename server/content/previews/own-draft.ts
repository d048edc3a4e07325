import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import { readStored } from '#server/content/documents/facts-text.ts';
import { liveDocuments } from '#server/content/documents/live-documents.ts';
import { pendingChanges } from '#server/content/documents/pending.ts';
import { releaseOf } from '#server/content/documents/release-of.ts';
import { withRelease } from '#server/content/in-use.ts';
import type { Queries } from '#server/db/db.ts';

/** The versions that visitors would get if everything that is saved were published. */
export async function latestDocuments(queries: Queries): Promise<Record<string, number>> {
  const pending = await pendingChanges(queries);
  const latest = pending.map(({ document, number }) => [document, number] as const);
  return { ...(await liveDocuments(queries)), ...Object.fromEntries(latest) };
}

/** The site as somebody of the staff has it before them: all that is saved, with what they are typing where it is right. */
export async function ownDraft(queries: Queries, staffId: string): Promise<Release> {
  const saved = await releaseOf(queries, await latestDocuments(queries));
  const typed = await queries
    .selectFrom('content_drafts')
    .select(['document', 'facts'])
    .where('staff_id', '=', staffId)
    .execute();
  return typed.reduce((release, { document: id, facts: text }) => {
    const document = contentDocuments.get(id);
    const facts = readStored(id, text);
    if (!document) return release;
    const next = new Map(release).set(document.file, facts);
    return withRelease(next, () => mistakesIn(document, facts)).length === 0 ? next : release;
  }, saved);
}
