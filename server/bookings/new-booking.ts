import type { BookingRequest } from '#domain/booking/schema.ts';
import type { Booking } from './booking.ts';

type Made = Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'reasons' | 'doubted'> & { now: number };

/** A booking as it begins: what its visitor sent, and what was made of it. */
export function newBooking(id: string, request: BookingRequest, { now, ...made }: Made): Booking {
  const { name, email, phone, company, message, visitorZone } = request;
  return {
    id,
    ...made,
    name,
    email,
    phone,
    company,
    message,
    visitorZone: visitorZone ?? null,
    sequence: 0,
    linkVersion: 0,
    createdAt: now,
    cancelledAt: null,
    endedBy: null,
    notes: '',
    visitorMoves: [],
  };
}
