import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Says that letters of a sender are not for us: those that wait leave the list, and later ones are left to the
 * mailbox. With `back` it is taken back.
 */
export async function markNotOurs(services: Services, staff: Staff, id: string, back = false): Promise<void> {
  const { query } = services.db;
  const letter = await query
    .selectFrom('messages')
    .select('from_email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!letter) throw new DomainError('not-found', 'There is no such letter.');
  await query
    .updateTable('messages')
    .set({ state: back ? 'unsorted' : 'not-ours' })
    .where('from_email', '=', letter.from_email)
    .where('state', '=', back ? 'not-ours' : 'unsorted')
    .execute();
  services.log.info('letter-not-ours', { id, back, by: staff.id });
}
