import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { entriesForLead } from './entries.ts';
import { findLead } from './find.ts';

/**
 * Lets a lead out of quarantine: from now on it is treated as if it had just arrived. Releasing twice changes
 * nothing.
 * @throws DomainError not-found
 */
export async function releaseLead(services: Services, staff: Staff, id: string): Promise<void> {
  const found = await findLead(services, id);
  if (!found) throw new DomainError('not-found', 'There is no such lead.');
  if (found.lead.quarantine !== 'held') return;
  const entries = await entriesForLead(services, found.lead, found.attachments);
  const now = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('leads')
      .set({ quarantine: 'released', status: 'new', updated_at: now })
      .where('id', '=', id)
      .where('quarantine', '=', 'held')
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return;
    await enqueue(trx, now, entries);
    // Calls booked from the same address while it was in quarantine are its calls.
    await trx
      .updateTable('bookings')
      .set({ lead_id: id })
      .where('lead_id', 'is', null)
      .where((eb) => eb(eb.fn('lower', ['email']), '=', found.lead.email.toLowerCase()))
      .execute();
  });
  services.wakeOutbox();
  services.log.info('lead-released', { id, by: staff.id });
}
