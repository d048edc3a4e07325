import type { Selectable } from 'kysely';
import { mentions, textsIn } from '#domain/data-requests/mentions.ts';
import { readFacts } from '#server/content/documents/facts-text.ts';
import type { Queries } from '#server/db/db.ts';
import type { ReviewProofTable } from '#server/db/tables/content.ts';
import { reviewsId } from './apart.ts';

/** The proofs of the reviews that a person gave, and those that somebody typed and has not saved. */
export type ProofsOfPerson = {
  reviewProofs: Selectable<ReviewProofTable>[];
  typedProofs: { staff_id: string; proof: object }[];
};

/** Proofs whose giver is reached at one of these addresses. Few businesses have more than some dozen: all are read. */
export async function proofsOfPerson(
  queries: Queries,
  addresses: readonly string[],
): Promise<ProofsOfPerson> {
  const isTheirs = (contact: unknown) =>
    typeof contact === 'string' && addresses.some((address) => mentions(contact, address));
  const rows = await queries.selectFrom('review_proofs').selectAll().where('state', '=', 'held').execute();
  const typed = (await typedProofs(queries)).flatMap(({ staff_id, proofs }) =>
    proofs.flatMap((proof) => (isProof(proof) && isTheirs(proof.contact) ? [{ staff_id, proof }] : [])),
  );
  return { reviewProofs: rows.filter(({ contact }) => isTheirs(contact)), typedProofs: typed };
}

/**
 * Erases them. That there was a proof stays, without a word of it: a review that is shown as real must then be marked
 * or taken off, and nobody may publish before.
 */
export async function eraseProofs(
  queries: Queries,
  { reviewProofs, typedProofs: typed }: ProofsOfPerson,
  now: number,
): Promise<void> {
  for (const { review_id: id } of reviewProofs)
    await queries
      .updateTable('review_proofs')
      .set({
        ...{ state: 'erased', erased_at: now },
        ...{ giver: null, contact: null, given_on: null, permission: null, original: null },
      })
      .where('review_id', '=', id)
      .execute();
  const gone = new Set(typed.map(({ proof }) => JSON.stringify(proof)));
  for (const { staff_id, proofs } of typed.length > 0 ? await typedProofs(queries) : [])
    await queries
      .updateTable('content_drafts')
      .set({ proofs: JSON.stringify(proofs.map((one) => (gone.has(JSON.stringify(one)) ? null : one))) })
      .where('document', '=', reviewsId)
      .where('staff_id', '=', staff_id)
      .execute();
}

/** Proofs that name a person without being reached at their address; for staff to decide about. */
export async function proofsNaming(queries: Queries, names: readonly string[], addresses: readonly string[]) {
  const rows = await queries.selectFrom('review_proofs').selectAll().where('state', '=', 'held').execute();
  const wanted = new Set(names.map(plain).filter(Boolean));
  return rows.filter((row) => {
    const inContact = addresses.some((address) => mentions(row.contact ?? '', address));
    const inRest = addresses.some((address) => textsIn(row).some((text) => mentions(text, address)));
    return !inContact && (inRest || wanted.has(plain(row.giver ?? '')));
  });
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

async function typedProofs(queries: Queries): Promise<{ staff_id: string; proofs: unknown[] }[]> {
  const rows = await queries
    .selectFrom('content_drafts')
    .select(['staff_id', 'proofs'])
    .where('document', '=', reviewsId)
    .execute();
  return rows.flatMap(({ staff_id, proofs }) =>
    proofs ? [{ staff_id, proofs: readFacts(proofs) as unknown[] }] : [],
  );
}

function isProof(proof: unknown): proof is { contact?: unknown } & object {
  return typeof proof === 'object' && proof !== null;
}
