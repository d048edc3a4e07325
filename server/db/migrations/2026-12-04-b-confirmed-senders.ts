import type { Kysely } from 'kysely';

/** Whether the mailbox's server has confirmed who sent a letter; of those before it is not known. */
export async function confirmedSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('sender_confirmed', 'integer').execute();
}
