import { ownTime } from '#server/bookings/claim.ts';
import { bookingOfLink } from '#server/bookings/manage-link.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * The confirmed time of the booking that the calling page moves, which does not stand in its own way; undefined
 * when there is none.
 * @throws DomainError not-found or gone for a wrong link
 */
export async function movingBooking(services: Services, request: Request) {
  const link = request.headers.get('booking-link');
  return link ? ownTime(await bookingOfLink(services, link)) : undefined;
}
