import { leadStatuses } from '#domain/leads/lead.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Notes how far staff are with a lead.
 * @throws DomainError invalid for an unknown status, not-found
 */
export async function setLeadStatus(
  services: Services,
  staff: Staff,
  id: string,
  wanted: string,
): Promise<void> {
  const status = leadStatuses.find((one) => one === wanted);
  if (!status) throw new DomainError('invalid', 'Please choose one of the states shown.');
  const changed = await services.db.query
    .updateTable('leads')
    .set({ status, updated_at: services.clock.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new DomainError('not-found', 'There is no such lead.');
  services.log.info('lead-status', { id, status, by: staff.id });
}
