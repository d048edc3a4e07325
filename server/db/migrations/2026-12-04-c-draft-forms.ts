import type { Kysely } from 'kysely';

/** Which form kept a draft last: one that was open before must not take its place unseen. */
export async function draftForms(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_drafts').addColumn('form', 'text').execute();
}
