import type { Mistake } from '#content/documents.ts';
import { inPlainWords } from '#content/plain-words.ts';
import { type ReviewProof, reviewProofSchema } from '#content/schema/review-proof.ts';
import type { Queries } from '#server/db/db.ts';
import { reviewsId, type TypedProofs } from './apart.ts';
import { changedSince, readProofs } from './stored.ts';

const dayMs = 86_400_000;

/** What is wrong with the proofs of a form, and which reviews shown as real have none. */
export function mistakesInProofs(id: string, facts: object, proofs: TypedProofs, now: number): Mistake[] {
  if (id !== reviewsId || !Array.isArray(facts)) return [];
  return facts.flatMap((item: unknown, index): Mistake[] => {
    const proof = proofs[index] ?? null;
    if (proof !== null)
      return mistakesInOne(proof, now).map((one) => ({ ...one, path: [index, ...one.path] }));
    if ((item as { sample?: unknown } | null)?.sample !== false) return [];
    const message =
      'must say who gave the review, how to reach them, when, and that they agreed; or mark it as a sample';
    return [{ path: [index, 'proof'], message }];
  });
}

function mistakesInOne(proof: unknown, now: number): Mistake[] {
  const read = reviewProofSchema.safeParse(proof, { error: inPlainWords });
  const found = (read.error?.issues ?? []).map(({ path, message }) => ({
    path: ['proof', ...path],
    message,
  }));
  // A day's grace, since the day begins earlier in other places.
  const early = read.data && Date.parse(read.data.givenOn) > now + dayMs;
  return early ? [{ path: ['proof', 'givenOn'], message: 'must not be in the future' }] : found;
}

/** Proofs that somebody else has changed since the form began, and that would be overwritten. */
export class ProofsChanged extends Error {}

type ToKeep = { facts: object; proofs: TypedProofs; marks: string; now: number };

/**
 * Keeps the proofs of a form that is right, within the transaction of its version; of reviews that are no longer on
 * the list they stay, since visitors may still read those. @returns whether one was changed
 * @throws ProofsChanged
 */
export async function keepProofs(trx: Queries, { facts, proofs, marks, now }: ToKeep): Promise<boolean> {
  const held = await readProofs(trx);
  const others = changedSince(marks, held);
  let changed = false;
  for (const [index, { id, sample }] of (facts as { id: number; sample: boolean }[]).entries()) {
    const proof = (proofs[index] ?? null) as ReviewProof | null;
    const before = held.get(id) ?? null;
    if (before ? proof && sameProof(before, proof) : !proof && !sample) continue;
    if (!before && !proof) {
      // It is a sample again: that its proof was erased is of no account any more.
      await trx
        .deleteFrom('review_proofs')
        .where('review_id', '=', id)
        .where('state', '=', 'erased')
        .execute();
      continue;
    }
    if (others.has(id)) throw new ProofsChanged();
    await write(trx, id, proof, now);
    changed = true;
  }
  return changed;
}

async function write(trx: Queries, id: number, proof: ReviewProof | null, now: number): Promise<void> {
  if (!proof) {
    await trx.deleteFrom('review_proofs').where('review_id', '=', id).execute();
    return;
  }
  const { giver, contact, givenOn, permission, original } = proof;
  const values = {
    ...{ state: 'held' as const, giver, contact, given_on: givenOn, permission, original },
    ...{ saved_at: now, erased_at: null },
  };
  await trx
    .insertInto('review_proofs')
    .values({ review_id: id, ...values })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(values))
    .execute();
}

function sameProof(one: ReviewProof, other: ReviewProof): boolean {
  return Object.keys(reviewProofSchema.shape).every(
    (key) => one[key as keyof ReviewProof] === other[key as keyof ReviewProof],
  );
}
