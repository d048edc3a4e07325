import type { OutboxHandlers } from '#server/ports/outbox.ts';
import { deliverReminder } from '../bookings/reminders.ts';
import { followBooking } from '../calendar/sync/follow-booking.ts';
import { sendQuarantineDigest } from '../leads/quarantine-digest.tsx';
import type { MailTransport } from '../mail/transport.ts';
import { signUp } from '../newsletter/subscribe.ts';
import type { Services } from '../services.ts';
import { deliverWebhook } from '../webhooks/deliver.ts';

/**
 * Who does the work of each kind of entry.
 * @param parts `services` is asked when an entry is delivered: it does not exist yet when the worker starts
 */
export function outboxHandlers(parts: { mail: MailTransport; services: () => Services }): OutboxHandlers {
  return {
    email: ({ id, payload }) => parts.mail.send(id, payload),
    webhook: ({ payload }) => deliverWebhook(parts.services(), payload),
    'newsletter-sign-up': ({ id, payload }) => signUp(parts.services(), { ...payload, occasion: id }),
    'quarantine-digest': ({ payload }) => sendQuarantineDigest(parts.services(), payload),
    'booking-reminder': (delivery) => deliverReminder(parts.services(), delivery),
    'booking-changed': (delivery) => followBooking(parts.services(), delivery),
  };
}
