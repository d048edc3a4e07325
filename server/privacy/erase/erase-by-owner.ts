import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { type Erasure, erasePerson } from './erase-person.ts';

const refusal = 'Only an owner may erase a person.';

/**
 * Erases a person from their page, for an owner who has written one of their addresses to be sure.
 * @throws DomainError forbidden, or invalid when the address is not theirs
 */
export async function eraseByOwner(
  services: Services,
  staff: Staff,
  id: string,
  typed: string,
): Promise<Erasure> {
  const { query } = services.db;
  await mustBeOwner(query, staff, refusal);
  const address = typed.trim().toLowerCase();
  const theirs = await query
    .selectFrom('person_addresses')
    .select('email_key')
    .where('person_id', '=', id)
    .where('email_key', '=', address)
    .executeTakeFirst();
  if (!theirs) throw notSure('This is not an address of this person');
  return erasePerson(services, staff, address);
}

/**
 * Erases whatever is kept under an address, for an owner who has written it a second time.
 * @throws DomainError forbidden, or invalid when the two differ
 */
export async function eraseAddress(
  services: Services,
  staff: Staff,
  address: string,
  typed: string,
): Promise<Erasure> {
  await mustBeOwner(services.db.query, staff, refusal);
  const wanted = address.trim().toLowerCase();
  if (wanted === '' || typed.trim().toLowerCase() !== wanted) throw notSure('This is not the same address');
  return erasePerson(services, staff, wanted);
}

function notSure(message: string): DomainError {
  return new DomainError('invalid', message, { fields: { sure: message } });
}
