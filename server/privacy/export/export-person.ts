import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { Services } from '#server/ports/services.ts';
import { findPerson } from '#server/privacy/erase/find-person.ts';
import { exportDocument } from './document.ts';

/**
 * Everything that is held under an address as a page of HTML, piece by piece; nothing of it is kept. The log tells
 * that somebody was exported, not who.
 * @throws DomainError forbidden
 */
export async function exportPerson(
  services: Services,
  staff: Staff,
  address: string,
): Promise<AsyncGenerator<string>> {
  await mustBeOwner(services.db.query, staff, 'Only an owner may export a person’s data.');
  const found = await findPerson(services, address);
  services.log.info('person-exported', { by: staff.id });
  return exportDocument(services, found);
}
