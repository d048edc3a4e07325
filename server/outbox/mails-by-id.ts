import type { Queries } from '#server/db/db.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';

export type MailOfEntry = { subject: string | null; to: string };

/** What mails were about and whom they went to, by the ids of their entries, which stand in their Message-IDs. */
export async function mailsById(queries: Queries, ids: readonly string[]): Promise<MailOfEntry[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('outbox')
    .select(['subject', 'payload'])
    .where('id', 'in', ids)
    .where('kind', '=', 'email')
    .execute();
  return rows.flatMap(({ subject, payload }) => {
    const mail = outboxKinds.email.safeParse(JSON.parse(payload)).data;
    return mail ? [{ subject, to: mail.to.toLowerCase() }] : [];
  });
}
