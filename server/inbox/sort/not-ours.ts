import type { SelectQueryBuilder } from 'kysely';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Says that letters of the senders of these are not for us: those that wait leave the list, and later ones are left to
 * the mailbox. With `back` it is taken back.
 * @throws DomainError invalid without a letter, not-found when there is none of them
 */
export async function markNotOurs(
  services: Services,
  staff: Staff,
  ids: readonly string[],
  back = false,
): Promise<void> {
  if (ids.length === 0) throw new DomainError('invalid', 'Please tick at least one letter.');
  const { query } = services.db;
  const senders = await sendersOf(query.selectFrom('messages'), ids);
  if (senders.length === 0) throw new DomainError('not-found', 'There is no such letter.');
  await query
    .updateTable('messages')
    .set({ state: back ? 'unsorted' : 'not-ours' })
    .where('from_email', 'in', senders)
    .where('state', '=', back ? 'not-ours' : 'unsorted')
    .execute();
  services.log.info('letter-not-ours', { letters: ids.length, senders: senders.length, back, by: staff.id });
}

/** Of these letters the senders whose letters are not for us. */
export function sendersNotOurs(queries: Queries, ids: readonly string[]): Promise<string[]> {
  return sendersOf(queries.selectFrom('messages').where('state', '=', 'not-ours'), ids);
}

type Messages = SelectQueryBuilder<Database, 'messages', object>;

async function sendersOf(messages: Messages, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await messages.select('from_email').distinct().where('id', 'in', ids).execute();
  return rows.map((row) => row.from_email);
}
