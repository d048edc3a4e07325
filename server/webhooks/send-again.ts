import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { resend } from '#server/outbox/resend.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Sends an event again, also one that was taken: with the same id, by which its receiver knows that it has it.
 * @throws DomainError forbidden, not-found, or conflict while it is under way
 */
export async function sendAgain(services: Services, staff: Staff, id: string): Promise<void> {
  await mustBeOwner(services.db.query, staff, 'Only an owner may send events again.');
  await resend(services, { ...staff, role: 'owner' }, id, { kinds: ['webhook'], delivered: true });
}
