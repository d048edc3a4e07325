import type { ContentDocument } from '#content/registry.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import { putTogether } from '#server/content/proofs/apart.ts';
import { changedSince, readProofs } from '#server/content/proofs/stored.ts';
import type { Queries } from '#server/db/db.ts';

type Began = { number: number; marks: string };

/**
 * The text that the editor began with, hers, and that of a later version. Proofs of reviews have no versions: one that
 * was changed meanwhile counts as changed by the other, so that nothing erased comes back by itself.
 */
export async function threeTexts(
  queries: Queries,
  document: ContentDocument,
  { began, later, mine }: { began: Began; later: number; mine: unknown },
) {
  const { id } = document;
  const held = await readProofs(queries);
  const others = changedSince(began.marks, held);
  const factsAt = async (number: number) =>
    (number > 0 ? (await findVersion(queries, id, number))?.facts : undefined) ?? document.defaults;
  const ofMine = new Map(
    (Array.isArray(mine) ? mine : []).map((review: { id?: unknown; proof?: unknown }) => [
      Number(review?.id),
      review?.proof,
    ]),
  );
  const base = putTogether(id, await factsAt(began.number), ({ id: review }) =>
    others.has(Number(review)) ? ofMine.get(Number(review)) : held.get(Number(review)),
  );
  const theirs = putTogether(id, await factsAt(later), ({ id: review }) => held.get(Number(review)));
  return { base, mine, theirs, held };
}
