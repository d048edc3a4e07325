import type { Queries } from '#server/db/db.ts';
import type { EmailMessage } from '#server/ports/outbox-kinds.ts';

/** Puts the final form of an e-mail in the place of the one that was written first: what is sent is what is kept. */
export async function rewriteMail(queries: Queries, id: string, message: EmailMessage): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ payload: JSON.stringify(message) })
    .where('id', '=', id)
    .where('kind', '=', 'email')
    .execute();
}
