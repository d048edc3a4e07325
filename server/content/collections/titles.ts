import { titleOf } from '#content/document-places.ts';
import { itemOf } from '#domain/editor/collections.ts';
import { readFacts } from '#server/content/documents/facts-text.ts';
import { latestVersions } from '#server/content/documents/latest-versions.ts';
import type { Documents } from '#server/content/documents/live-documents.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import type { Queries } from '#server/db/db.ts';

/** What the list says of an item: what it calls itself, and whether a note is to be on the website. */
export type ItemWords = { title: string; shown: boolean };

/**
 * Items in their own words: as they were saved last, else as one's own draft has them, else by their addresses.
 * @param saved the latest versions of those that were ever saved
 */
export async function itemWords(
  queries: Queries,
  { ids, saved, staffId }: { ids: readonly string[]; saved: Documents; staffId: string },
): Promise<Map<string, ItemWords>> {
  const words = new Map(ids.map((id) => [id, { title: titleOf(id), shown: true }]));
  if (ids.length === 0) return words;
  const drafts = await queries
    .selectFrom('content_drafts')
    .select(['document', 'facts'])
    .where('document', 'in', ids)
    .where('staff_id', '=', staffId)
    .execute();
  const typed = drafts.map(({ document, facts }) => ({ document, facts: readFacts(facts) }));
  for (const { document, facts } of [...typed, ...(await storedFacts(queries, saved))]) {
    const shown = !('shown' in facts) || facts.shown !== false;
    words.set(document, { title: titleIn(document, facts), shown });
  }
  return words;
}

/** What a document is called: an item as its facts say it, else as its place or its address does. */
export function titleIn(id: string, facts: object): string {
  const own = itemOf(id) && 'title' in facts && typeof facts.title === 'string' ? facts.title.trim() : '';
  return own || titleOf(id);
}

/** What documents are called for whoever looks back or publishes: items by the title that was saved last. */
export async function savedTitles(queries: Queries): Promise<(id: string) => string> {
  const items = (await latestVersions(queries)).filter(({ document }) => itemOf(document));
  const numbers = Object.fromEntries(items.map(({ document, number }) => [document, number]));
  const stored = items.length > 0 ? await storedFacts(queries, numbers) : [];
  const titles = new Map(stored.map(({ document, facts }) => [document, titleIn(document, facts)]));
  return (id) => titles.get(id) ?? titleOf(id);
}
