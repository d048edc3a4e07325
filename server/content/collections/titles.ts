import { titleOf } from '#content/document-places.ts';
import { readFacts } from '#server/content/documents/facts-text.ts';
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
    const title = 'title' in facts && typeof facts.title === 'string' ? facts.title.trim() : '';
    const shown = !('shown' in facts) || facts.shown !== false;
    words.set(document, { title: title || titleOf(document), shown });
  }
  return words;
}
