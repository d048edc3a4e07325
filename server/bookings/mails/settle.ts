import { loadRules } from '#server/availability/rules.ts';
import { type Booking, toBooking } from '#server/bookings/booking.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import type { Queries } from '#server/db/db.ts';
import { openEntries } from '#server/outbox/open-entries.ts';
import { rewriteMail } from '#server/outbox/rewrite.ts';
import { TryLater } from '#server/ports/outbox.ts';
import type { EmailMessage, FollowedMail } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { cancelledMail } from './cancelled.tsx';
import { confirmedMail } from './confirmed.tsx';
import { type Inviter, type MailContext, mailContext } from './entry.ts';
import { requestedMail } from './requested.tsx';
import { whoInvites } from './who-invites.ts';

/** How long a mail waits for the calendar's invitation and its Meet link, from the change that it tells of. */
export const patienceMs = 20_000;
const lookEveryMs = 1500;

type Follows = NonNullable<EmailMessage['follows']>;

/**
 * Gives a mail that follows the calendar its final form, once Google is seen to invite or time is up: then our own
 * file invites, under the same UID. What is sent from then on is what is stored.
 * @throws TryLater while the calendar's invitation is being made
 */
export async function settleMail(
  services: Services,
  id: string,
  message: EmailMessage,
): Promise<EmailMessage> {
  const { follows, ...written } = message;
  if (!follows) return message;
  const queries = services.db.query;
  const row = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', follows.bookingId)
    .executeTakeFirst();
  const settled = row ? await settle(services, toBooking(row), follows) : written;
  await rewriteMail(queries, id, settled);
  return settled;
}

async function settle(services: Services, booking: Booking, follows: Follows): Promise<EmailMessage> {
  const queries = services.db.query;
  const { zone } = await loadRules(queries);
  const context = await mailContext({ services, booking, zone }, queries, follows.at);
  if (booking.sequence !== follows.sequence) {
    // A newer mail brings the newer state into the calendar; of this one only the words are left to say.
    const { startsAt, endsAt } = follows;
    return mailOf({ ...context, booking: { ...booking, startsAt, endsAt } }, follows.mail, 'none');
  }
  const waited = services.clock.now() - follows.at;
  const patient = waited >= 0 && waited < patienceMs && !(await isRefused(queries, booking.id));
  const inviter = await whoInvites(queries, context, follows, patient);
  if (inviter === 'wait') throw new TryLater('calendar-invitation', lookEveryMs, 'Waiting for the calendar.');
  return mailOf(context, follows.mail, inviter);
}

/** Whether Google has refused the calendar entry for good. */
async function isRefused(queries: Queries, id: string): Promise<boolean> {
  const entries = await openEntries(queries, { kind: 'booking-changed', subject: bookingSubject(id) });
  return entries[0]?.dead ?? false;
}

async function mailOf(context: MailContext, mail: FollowedMail, inviter: Inviter): Promise<EmailMessage> {
  const { follows: _, ...message } = (await rendered(context, mail, inviter)).payload;
  return message;
}

function rendered(context: MailContext, mail: FollowedMail, inviter: Inviter) {
  switch (mail.name) {
    case 'confirmed':
      return confirmedMail(context, mail.how, mail.message, inviter);
    case 'cancelled':
      return cancelledMail(context, { ...mail, wasConfirmed: true }, inviter);
    case 'withdrawn':
      return requestedMail(context, true, inviter);
  }
}
