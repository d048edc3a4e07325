import type { Selectable } from 'kysely';
import type { BookingStatus, BookingTable } from '../db/schema.ts';

/** A booked or requested discovery call. Instants are epoch milliseconds. */
export type Booking = {
  id: string;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  visitorZone: string | null;
  sequence: number;
  createdAt: number;
  cancelledAt: number | null;
};

/** A row as the rest of the program sees it. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  return {
    id: row.id,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    visitorZone: row.visitor_zone,
    sequence: row.sequence,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
  };
}
