import { deliveriesFor } from '#server/outbox/deliveries.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import type { InCalendars } from './in-calendars.ts';
import { bookingSubject } from './subject.ts';

/**
 * Whether an invitation to a call that was just booked comes by e-mail: Google's or ours. An address that has had its
 * e-mails for the day gets none of ours.
 */
export async function isInvitedByMail(
  services: Services,
  { id, email }: Pick<Booking, 'id' | 'email'>,
  { connected }: Pick<InCalendars, 'connected'>,
): Promise<boolean> {
  if (connected) return true;
  const deliveries = await deliveriesFor(services, bookingSubject(id));
  return deliveries.some(({ kind, to }) => kind === 'email' && to === email);
}
