import { bookingSubject } from '#server/bookings/subject.ts';
import { hurryWaiting } from '#server/outbox/schedule.ts';
import type { Services } from '#server/ports/services.ts';

/** The event of a booking has changed: mails that wait for it are looked at now. */
export async function wakeMails(
  { db, clock, wakeOutbox }: Pick<Services, 'db' | 'clock' | 'wakeOutbox'>,
  bookingId: string,
): Promise<void> {
  const subject = bookingSubject(bookingId);
  const woken = await hurryWaiting(db.query, { subject, reason: 'calendar-invitation', at: clock.now() });
  if (woken > 0) wakeOutbox();
}
