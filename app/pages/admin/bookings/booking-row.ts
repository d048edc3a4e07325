import { formatInstantBritishDate, formatInstantTime } from '#domain/format/instant.ts';
import type { Booking } from '#server/bookings/booking.ts';

/** What a list shows of a booking. @param zone the owner's */
export function bookingRow({ id, status, startsAt, name, email, company }: Booking, zone: string) {
  return {
    id,
    status,
    date: formatInstantBritishDate(startsAt, zone),
    time: formatInstantTime(startsAt, zone),
    name,
    email,
    company,
  };
}

export type BookingRow = ReturnType<typeof bookingRow>;
