import { isRequest } from '#domain/booking/lifecycle.ts';
import type { Env } from '#server/base/env.ts';
import type { WebhookEvent } from '#server/ports/outbox-kinds.ts';
import type { Booking } from './booking.ts';

/** A new booking as other programs see it. */
export function bookingWebhook(env: Env, booking: Booking): WebhookEvent {
  const { id, status, name, email, phone, company, message } = booking;
  const startsAt = new Date(booking.startsAt).toISOString();
  return {
    id: `booking-created:${id}`,
    type: 'booking.created',
    createdAt: new Date(booking.createdAt).toISOString(),
    text: `Discovery call ${isRequest(booking) ? 'requested' : 'booked'} by ${company ? `${name}, ${company}` : name} for ${startsAt}`,
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
      url: `${env.SITE_URL}/admin/bookings/${id}`,
    },
  };
}
