import { momentOf } from '#app/pages/admin/parts/moment.ts';
import type { Booking } from '#server/bookings/booking.ts';

/** What a list shows of a booking. @param zone the owner's */
export function bookingRow(
  { id, status, startsAt, name, email, company }: Booking,
  now: number,
  zone: string,
) {
  return {
    id,
    status,
    at: momentOf(startsAt, now, zone),
    name,
    email,
    company,
  };
}

export type BookingRow = ReturnType<typeof bookingRow>;
