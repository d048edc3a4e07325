import type { Queries } from '#server/db/db.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';
import { isInState } from './in-state.ts';

/** An email that was kept for want of a mail server. */
export type KeptEntry = {
  id: string;
  subject: string | null;
  dedupeKey: string;
  to: string;
  title: string;
  createdAt: number;
};

const most = 500;
const atOnce = 200;

/** The emails that were kept, the newest first, at most 500. */
export async function keptEntries(queries: Queries): Promise<KeptEntry[]> {
  const rows = await queries
    .selectFrom('outbox')
    .select(['id', 'subject', 'dedupe_key', 'payload', 'created_at'])
    .where('status', '=', 'kept')
    .where('kind', '=', 'email')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap((row) => {
    const mail = outboxKinds.email.safeParse(JSON.parse(row.payload)).data;
    if (!mail) return [];
    const { id, subject, dedupe_key: dedupeKey, created_at: createdAt } = row;
    return [{ id, subject, dedupeKey, to: mail.to, title: mail.subject, createdAt }];
  });
}

/** Whether any email was kept: those stay on disk when a mail server is set. */
export async function keepsSome(queries: Queries): Promise<boolean> {
  const kept = queries.selectFrom('outbox').select('id').where('status', '=', 'kept');
  return (await kept.where('kind', '=', 'email').limit(1).executeTakeFirst()) !== undefined;
}

/** Has kept emails go out, each under its own id. What is no longer kept stays as it is. @returns how many */
export async function sendKept(queries: Queries, ids: readonly string[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await queries
    .updateTable('outbox')
    .set({ status: 'pending', attempts: 0, failures: 0, next_attempt_at: now, done_at: null })
    .where('id', 'in', ids)
    .where('kind', '=', 'email')
    .where(isInState('kept'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes of emails that counted as sent before an instant that they were kept. @returns the ids of those that were */
export async function markKept(queries: Queries, ids: readonly string[], before: number): Promise<string[]> {
  const marked: string[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await queries
      .updateTable('outbox')
      .set({ status: 'kept' })
      .where('id', 'in', ids.slice(at, at + atOnce))
      .where('kind', '=', 'email')
      .where(isInState('done'))
      .where('done_at', '<', before)
      .returning('id')
      .execute();
    marked.push(...rows.map(({ id }) => id));
  }
  return marked;
}
