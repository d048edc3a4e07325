import { isRequest } from '#domain/booking/lifecycle.ts';
import type { Env } from '#server/base/env.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import type { Booking } from './booking.ts';

/** What became of a booking, as other programs hear of it. */
export type BookingOccasion = 'created' | 'confirmed' | 'moved' | 'cancelled';

/**
 * A booking as other programs see it. What the owner keeps for herself is left out: notes, doubts, and why a visitor
 * has cancelled.
 * @param at when it happened, epoch milliseconds
 */
export function bookingWebhook(
  env: Env,
  booking: Booking,
  occasion: BookingOccasion,
  at: number,
): WebhookEvent {
  const { id, status, name, email, phone, company, message, way, endedBy } = booking;
  const startsAt = new Date(booking.startsAt).toISOString();
  return {
    id: once.has(occasion) ? `booking-${occasion}:${id}` : `booking-${occasion}:${id}:${booking.sequence}`,
    type: `booking.${occasion}`,
    createdAt: new Date(at).toISOString(),
    text: inOneLine(booking, occasion, startsAt),
    data: {
      id,
      status,
      startsAt,
      endsAt: new Date(booking.endsAt).toISOString(),
      name,
      email,
      phone,
      company,
      message,
      way,
      ...(occasion === 'cancelled' && { endedBy }),
      url: `${env.SITE_URL}/admin/bookings/${id}`,
    },
  };
}

/** What happens to a booking no second time; the others are told apart by its version. */
const once = new Set<BookingOccasion>(['created', 'cancelled']);

function inOneLine(booking: Booking, occasion: BookingOccasion, startsAt: string): string {
  const { name, company, endedBy } = booking;
  const who = company ? `${name}, ${company}` : name;
  switch (occasion) {
    case 'created':
      return `Discovery call ${isRequest(booking) ? 'requested' : 'booked'} by ${who} for ${startsAt}`;
    case 'confirmed':
      return `Discovery call with ${who} for ${startsAt} confirmed by the agency`;
    case 'moved':
      return `Discovery call with ${who} ${isRequest(booking) ? 'is to be moved' : 'moved'} to ${startsAt}`;
    case 'cancelled':
      return `Discovery call with ${who} on ${startsAt} ${booking.status} by the ${endedBy === 'visitor' ? 'visitor' : 'agency'}`;
  }
}
