import { cleanText } from '#domain/forms/text.ts';
import type { Staff } from '#server/auth/staff.ts';
import { loadRules } from '#server/availability/rules.ts';
import { DomainError } from '#server/base/errors.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { changeBooking } from './change.ts';
import { cancelledEntries } from './entries.ts';
import { bookingOfLink } from './manage-link.ts';
import { dropReminders } from './reminders.ts';
import { dropUndelivered } from './undelivered.ts';
import { writeEntries } from './write-entries.ts';

/** Longest message of the owner to a visitor. */
export const longestMessage = 2000;

/**
 * Cancels a call or a request for the agency: frees its slot and tells the visitor, with a message if one is
 * given. Cancelling twice changes nothing.
 * @throws DomainError not-found, or conflict when the call is over
 */
export async function cancelBooking(
  services: Services,
  staff: Staff,
  id: string,
  message = '',
): Promise<void> {
  await cancel(services, id, { by: 'staff', message: cleanText(message).slice(0, longestMessage) });
  services.log.info('booking-cancelled', { id, by: staff.id });
}

/**
 * Cancels a call for the visitor who holds its link. Cancelling twice changes nothing.
 * @throws DomainError not-found or gone for the link, conflict when the call has begun
 */
export async function cancelByLink(services: Services, token: string): Promise<void> {
  const { id } = await bookingOfLink(services, token);
  await cancel(services, id, { by: 'visitor', message: '' });
  services.log.info('booking-cancelled', { id, by: 'visitor' });
}

async function cancel(
  services: Services,
  id: string,
  how: { by: 'visitor' | 'staff'; message: string },
): Promise<void> {
  await changeBooking(services, id, async ({ trx, booking, now, write }) => {
    if (booking.status === 'cancelled' || booking.status === 'declined') return;
    if ((how.by === 'visitor' ? booking.startsAt : booking.endsAt) <= now) {
      throw new DomainError('conflict', 'This call is over and can no longer be cancelled.');
    }
    const cancelled = await write({ status: 'cancelled', cancelled_at: now, ended_by: how.by });
    await dropReminders(trx, id);
    const { zone } = await loadRules(trx);
    const ended = { ...how, wasConfirmed: booking.status !== 'requested' };
    const entries = await cancelledEntries({ services, booking: cancelled, zone }, ended);
    const dropped = await dropUndelivered(trx, id, { toAgency: how.by === 'visitor' });
    if (how.by === 'staff') await enqueue(trx, now, entries);
    else await writeEntries(services, trx, cancelled, entries, dropped);
  });
}
