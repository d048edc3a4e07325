import { createHash } from 'node:crypto';
import type { ReviewProof } from '#content/schema/review-proof.ts';
import type { Queries } from '#server/db/db.ts';

/** The proofs that are held, by the id of their review. */
export type Proofs = ReadonlyMap<number, ReviewProof>;

/** Of which reviews a proof is held, and of which it was erased because its giver asked for it. */
export type ProofStates = ReadonlyMap<number, 'held' | 'erased'>;

export async function readProofs(queries: Queries): Promise<Proofs> {
  const rows = await queries.selectFrom('review_proofs').selectAll().where('state', '=', 'held').execute();
  return new Map(
    rows.map((row) => [
      row.review_id,
      {
        giver: row.giver ?? '',
        contact: row.contact ?? '',
        givenOn: row.given_on ?? '',
        permission: row.permission ?? '',
        original: row.original ?? '',
      },
    ]),
  );
}

export async function proofStates(queries: Queries): Promise<ProofStates> {
  const rows = await queries.selectFrom('review_proofs').select(['review_id', 'state']).execute();
  return new Map(rows.map(({ review_id: id, state }) => [id, state]));
}

/** Which proofs a form began with, without a word of them: 'id:hash', to know later which were changed meanwhile. */
export function proofMarks(proofs: Proofs): string {
  return [...proofs].map(([id, proof]) => `${id}:${markOf(proof)}`).join(' ');
}

/** The reviews whose proofs are others than when a form began. */
export function changedSince(marks: string, now: Proofs): ReadonlySet<number> {
  const before = new Map(marks.split(' ').map((one) => one.split(':') as [string, string]));
  const ids = new Set([...before.keys()].map(Number).filter((id) => id > 0));
  for (const id of now.keys()) ids.add(id);
  return new Set(
    [...ids].filter((id) => {
      const proof = now.get(id);
      return before.get(String(id)) !== (proof && markOf(proof));
    }),
  );
}

function markOf({ giver, contact, givenOn, permission, original }: ReviewProof): string {
  const text = JSON.stringify([giver, contact, givenOn, permission, original]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
