import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstantDate } from '#domain/format/instant.ts';
import type { Staff } from '../auth/staff.ts';
import { DomainError } from '../errors.ts';
import { agencyAddress } from '../mail/addresses.ts';
import { EmailLayout, Paragraph } from '../mail/layout.tsx';
import { renderEmail } from '../mail/render.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { OutboxEntry } from '../outbox/entries.ts';
import type { Services } from '../services.ts';
import { type Booking, toBooking } from './booking.ts';
import { calendarEntry } from './calendar-entry.ts';
import { whenText } from './emails.tsx';

/**
 * Cancels a booking for the agency: frees its slot and tells the visitor. Cancelling twice changes nothing.
 * @throws DomainError not-found, or conflict when the call is over
 */
export async function cancelBooking(services: Services, staff: Staff, id: string): Promise<void> {
  const now = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not-found', 'There is no such booking.');
    if (row.status === 'cancelled') return;
    if (row.ends_at <= now)
      throw new DomainError('conflict', 'This call is over and can no longer be cancelled.');
    const changed = await trx
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelled_at: now, updated_at: now, sequence: row.sequence + 1 })
      .where('id', '=', id)
      .where('sequence', '=', row.sequence)
      .executeTakeFirst();
    if (changed.numUpdatedRows !== 1n) return;
    const booking = toBooking({ ...row, sequence: row.sequence + 1 });
    await enqueue(trx, now, [await cancellationEmail(services, booking, now)]);
  });
  services.wakeOutbox();
  services.log.info('booking-cancelled', { id, by: staff.id });
}

async function cancellationEmail(services: Services, booking: Booking, now: number): Promise<OutboxEntry> {
  const { env } = services;
  const agency = agencyAddress(env);
  const bodies = await renderEmail(
    <EmailLayout preview="Your discovery call is cancelled" heading="Your call is cancelled">
      <Paragraph>
        Hello {booking.name}, we have had to cancel your discovery call of{' '}
        {whenText(booking.startsAt, agencyZone)}.
      </Paragraph>
      <Paragraph>
        The attached notice takes it out of your calendar. You can choose another time at {env.SITE_URL}
        /book-discovery-call, or reply to this e-mail.
      </Paragraph>
    </EmailLayout>,
  );
  const content = calendarEntry({
    booking,
    method: 'CANCEL',
    siteUrl: env.SITE_URL,
    organizerEmail: agency,
    stampAt: now,
  });
  return {
    kind: 'email',
    dedupeKey: `booking:${booking.id}:cancellation:${booking.sequence}`,
    subject: `booking:${booking.id}`,
    payload: {
      to: booking.email,
      replyTo: agency,
      subject: `Cancelled: your discovery call on ${formatInstantDate(booking.startsAt, agencyZone)}`,
      ...bodies,
      calendar: { method: 'CANCEL', content },
    },
  };
}
