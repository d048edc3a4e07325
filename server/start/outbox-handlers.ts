import { settleMail } from '#server/bookings/mails/settle.ts';
import { deliverReminder } from '#server/bookings/reminders.ts';
import { followBooking } from '#server/calendar/sync/follow-booking.ts';
import { drawSaved } from '#server/content/drawings/draw-saved.ts';
import { releaseInUse, withRelease } from '#server/content/in-use.ts';
import { preparePicture } from '#server/content/pictures/prepare-picture.ts';
import { publishDue } from '#server/content/releases/publish-due.ts';
import { remindOfDataRequest } from '#server/data-requests/reminder.ts';
import { filesOf, noteSent } from '#server/inbox/send/deliver-letter.ts';
import { sendQuarantineDigest } from '#server/leads/quarantine-digest.tsx';
import { agencyAddress } from '#server/mail/addresses.ts';
import { dropKeptMails } from '#server/mail/kept-mails.ts';
import { signUp } from '#server/newsletter/subscribe.ts';
import { deliverNotice } from '#server/notices/deliver.ts';
import { expandNews } from '#server/notices/expand.ts';
import { webhookOffMails } from '#server/notices/webhook-off.tsx';
import type { MailTransport } from '#server/ports/mail-transport.ts';
import { MailboxFull, type OutboxHandlers, wasKept } from '#server/ports/outbox.ts';
import { continueErasure } from '#server/privacy/erase/continue-erasure.ts';
import { mailSecurityChange } from '#server/team/security-mail.tsx';
import { sendStaffLink } from '#server/team/send-link.tsx';
import { deliverWebhook } from '#server/webhooks/deliver.ts';
import type { SiteServices } from './site-services.ts';

/**
 * The handler of each kind of outbox entry.
 * @param parts `services` is read when an entry is delivered: it does not exist yet when the worker starts
 */
export function outboxHandlers(parts: { mail: MailTransport; services: () => SiteServices }): OutboxHandlers {
  return withOneRelease({
    email: async ({ id, payload }) => {
      const services = parts.services();
      const settled = await settleMail(services, id, payload);
      const outcome = await parts.mail
        .send(id, settled, await filesOf(services, payload))
        .catch(waitForRoom(agencyAddress(services.env), settled.to));
      if (outcome === 'kept') return wasKept;
      await noteSent(services, payload);
      // It may have been kept before.
      return dropKeptMails(services, [id]);
    },
    webhook: (delivery) => deliverWebhook(parts.services(), delivery, webhookOffMails),
    'newsletter-sign-up': ({ id, payload }) => signUp(parts.services(), { ...payload, occasion: id }),
    'quarantine-digest': ({ payload }) => sendQuarantineDigest(parts.services(), payload),
    'booking-reminder': (delivery) => deliverReminder(parts.services(), delivery),
    'booking-changed': (delivery) => followBooking(parts.services(), delivery),
    'data-request-reminder': ({ payload }) => remindOfDataRequest(parts.services(), payload),
    erasure: ({ payload }) => continueErasure(parts.services(), payload),
    'staff-link': (delivery) => sendStaffLink(parts.services(), delivery),
    'staff-news': (delivery) => expandNews(parts.services(), delivery),
    'staff-notice': (delivery) => deliverNotice(parts.services(), delivery),
    'publish-release': ({ payload }) => publishDue(parts.services(), payload),
    'prepare-picture': ({ payload }) => preparePicture(parts.services(), payload),
    'draw-words': () => drawSaved(parts.services()),
    'security-change': (delivery) => mailSecurityChange(parts.services(), delivery),
  });
}

/** The agency makes room in its own mailbox, and what it was to be told is not lost: such a refusal is tried again. */
function waitForRoom(agency: string, to: string) {
  return (error: unknown): never => {
    const isOwn = to.toLowerCase() === agency.toLowerCase();
    throw isOwn && error instanceof MailboxFull ? new Error(error.message, { cause: error }) : error;
  };
}

/** Each delivery tells one release from its first word to its last. */
function withOneRelease(handlers: OutboxHandlers): OutboxHandlers {
  const pinned = Object.entries(handlers).map(([kind, handle]) => [
    kind,
    (delivery: never) => withRelease(releaseInUse(), () => handle(delivery)),
  ]);
  return Object.fromEntries(pinned) as OutboxHandlers;
}
