import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Erases a person from their page, for an owner who has written one of their addresses to be sure.
 * @throws DomainError forbidden, invalid when the address is not theirs, conflict while a mail to them is under way
 */
export async function eraseByOwner(
  services: Services,
  staff: Staff,
  id: string,
  typed: string,
): Promise<void> {
  const { query } = services.db;
  await mustBeOwner(query, staff, 'Only an owner may erase a person.');
  const address = typed.trim().toLowerCase();
  const theirs = await query
    .selectFrom('person_addresses')
    .select('email_key')
    .where('person_id', '=', id)
    .where('email_key', '=', address)
    .executeTakeFirst();
  if (!theirs) {
    const message = 'This is not an address of this person';
    throw new DomainError('invalid', message, { fields: { sure: message } });
  }
  const { finished } = await erasePerson(services, staff, address);
  if (finished) return;
  throw new DomainError(
    'conflict',
    'A message to them is under way at this moment. Please erase them once more in a minute.',
  );
}
