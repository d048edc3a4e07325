import type { Staff } from '../auth/staff.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
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
    if (changed.numUpdatedRows === 1n) await enqueue(trx, now, entries);
  });
  services.wakeOutbox();
  services.log.info('lead-released', { id, by: staff.id });
}
