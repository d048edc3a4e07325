import type { Queries } from '#server/db/db.ts';

/** Notes that a person waits for an answer of ours. Whoever waits already goes on waiting since then. */
export async function markWaiting(trx: Queries, personId: string, at: number): Promise<void> {
  await trx
    .updateTable('people')
    .set({ waiting_since: at })
    .where('id', '=', personId)
    .where('waiting_since', 'is', null)
    .where('status', '!=', 'spam')
    .execute();
}

/** Notes that a person has been answered. @returns false when nobody waited */
export async function markAnswered(trx: Queries, personId: string): Promise<boolean> {
  const answered = await trx
    .updateTable('people')
    .set({ waiting_since: null })
    .where('id', '=', personId)
    .where('waiting_since', 'is not', null)
    .executeTakeFirst();
  return answered.numUpdatedRows === 1n;
}
