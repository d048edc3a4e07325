import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import { entriesForLead } from './entries.ts';
import { findLead } from './find.ts';
import type { Lead } from './lead.ts';
import { newsOfLead } from './news.ts';
import { personOfLead } from './person.ts';

/** Somebody else was faster: what this release has written is taken back. */
class AlreadyReleased extends Error {}

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
  try {
    await services.db.query.transaction().execute((trx) => release(trx, found.lead, entries, now));
  } catch (error) {
    if (error instanceof AlreadyReleased) return;
    throw error;
  }
  services.wakeOutbox();
  services.log.info('lead-released', { id, by: staff.id });
}

async function release(trx: Queries, lead: Lead, entries: OutboxEntry[], now: number): Promise<void> {
  const { id, email } = lead;
  const personId = await personOfLead(trx, lead, now);
  const changed = await trx
    .updateTable('leads')
    .set({ quarantine: 'released', status: 'new', person_id: personId, updated_at: now })
    .where('id', '=', id)
    .where('quarantine', '=', 'held')
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new AlreadyReleased();
  await enqueue(trx, now, entries);
  const news = newsOfLead({ ...lead, personId });
  if (news) await tellStaff(trx, now, news);
  // Calls booked from the same address while it was in quarantine are its calls.
  await trx
    .updateTable('bookings')
    .set({ lead_id: id })
    .where('lead_id', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute();
}
