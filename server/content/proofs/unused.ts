import { contentDocuments } from '#content/documents.ts';
import { readDocuments } from '#server/content/documents/live-documents.ts';
import { storedFacts } from '#server/content/documents/stored-facts.ts';
import type { Queries } from '#server/db/db.ts';
import { reviewsId } from './apart.ts';

/**
 * Deletes the proofs of reviews that nothing has shown for a while, and notes of the others since when nothing does.
 * A review counts as shown while visitors get it, while a scheduled release has it, and while the latest saved text or
 * somebody's draft does.
 * @param before proofs that were unused before this instant go, in epoch milliseconds @returns how many went
 */
export async function forgetUnusedProofs(
  queries: Queries,
  { before, now }: { before: number; now: number },
): Promise<number> {
  const proofs = await queries.selectFrom('review_proofs').select(['review_id', 'unused_since']).execute();
  if (proofs.length === 0) return 0;
  const shown = await reviewsShown(queries);
  for (const { review_id: id, unused_since: since } of proofs)
    if (shown.has(id) === (since !== null))
      await queries
        .updateTable('review_proofs')
        .set({ unused_since: shown.has(id) ? null : now })
        .where('review_id', '=', id)
        .execute();
  const gone = await queries
    .deleteFrom('review_proofs')
    .where('unused_since', '<', before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The ids of the reviews that somebody reads now, is about to, or is at work on. */
async function reviewsShown(queries: Queries): Promise<ReadonlySet<number>> {
  const releases = await queries
    .selectFrom('content_releases')
    .select(['state', 'documents'])
    .where('state', 'in', ['live', 'scheduled'])
    .execute();
  const latest = await queries
    .selectFrom('content_versions')
    .select((of) => of.fn.max('number').as('number'))
    .where('document', '=', reviewsId)
    .executeTakeFirst();
  const drafts = await queries
    .selectFrom('content_drafts')
    .select('facts')
    .where('document', '=', reviewsId)
    .execute();
  const hasLive = releases.some(({ state }) => state === 'live');
  const numbers = new Set([
    Number(latest?.number ?? 0),
    ...releases.map(({ documents }) => readDocuments(documents)[reviewsId] ?? 0),
    // Without a live release visitors get what ships.
    ...(hasLive ? [] : [0]),
  ]);
  const lists: unknown[] = numbers.has(0) ? [contentDocuments.get(reviewsId)?.defaults] : [];
  for (const number of numbers)
    if (number > 0)
      for (const { facts } of await storedFacts(queries, { [reviewsId]: number })) lists.push(facts);
  for (const { facts } of drafts) lists.push(JSON.parse(facts));
  return new Set(lists.flatMap(idsIn));
}

const idsIn = (list: unknown): number[] =>
  Array.isArray(list) ? list.map((one: { id?: unknown } | null) => Number(one?.id)) : [];
