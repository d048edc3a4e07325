import type { Kysely } from 'kysely';

/** Proofs of reviews say since when no page shows their review, to be deleted a while after that. */
export async function unusedProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('review_proofs').addColumn('unused_since', 'bigint').execute();
}
