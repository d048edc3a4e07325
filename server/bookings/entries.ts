import type { BookingPolicy } from '#domain/booking/policy.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { webhookEntries } from '#server/webhooks/entry.ts';
import { type BookingOccasion, bookingWebhook } from './booking-webhook.ts';
import { calendarChange } from './calendar-change.ts';
import { type AgencyNews, agencyMail } from './mails/agency.tsx';
import { cancelledMail } from './mails/cancelled.tsx';
import { confirmedMail, type Settled } from './mails/confirmed.tsx';
import type { MailContext } from './mails/entry.ts';
import { declinedMail, requestedMail } from './mails/requested.tsx';
import { reminderEntries } from './reminders.ts';
import { bookingSubject } from './subject.ts';

/** What follows when a time is settled: the invitation, the reminders, the calendar, and news for the agency. */
export async function confirmedEntries(
  context: MailContext,
  how: Settled,
  policy: BookingPolicy,
  { message = '', news = how === 'booked' ? { kind: 'booked' } : null, released = false }: Extras = {},
): Promise<OutboxEntry[]> {
  const { booking, services } = context;
  const now = services.clock.now();
  return [
    ...(how === 'booked' && !booking.invites ? [] : [await confirmedMail(context, how, message)]),
    ...(news ? [await agencyMail(context, news)] : []),
    ...reminderEntries(booking, { minutesBefore: policy.reminderMinutes, now }),
    calendarChange(booking, how === 'moved' ? 'moved' : 'confirmed'),
    ...(await hookOf(context, how, released)),
  ];
}

type Extras = {
  /** The owner's words to the visitor. */
  message?: string;
  /** Null when the agency did it itself. */
  news?: AgencyNews | null;
  /** The owner's yes to a request of which nobody else has heard, since it looked odd. */
  released?: boolean;
};

/**
 * What follows when a time is asked for; of a request that looks odd only the agency hears, until the owner's yes.
 * `withdrawn`: a confirmed call was given up for it.
 */
export async function requestedEntries(
  context: MailContext,
  { news = { kind: 'requested' }, withdrawn = false }: { news?: AgencyNews; withdrawn?: boolean } = {},
): Promise<OutboxEntry[]> {
  if (context.booking.doubted) return [await agencyMail(context, news)];
  return [
    await requestedMail(context, withdrawn),
    await agencyMail(context, news),
    ...(withdrawn ? [calendarChange(context.booking, 'ended')] : []),
    // Any change makes the sequence rise: at 0 the booking is new.
    ...(await bookingHook(context, context.booking.sequence === 0 ? 'created' : 'moved')),
  ];
}

function hookOf(context: MailContext, how: Settled, released: boolean): Promise<OutboxEntry[]> {
  if (how === 'booked' || released) return bookingHook(context, 'created');
  return bookingHook(context, how === 'accepted' ? 'confirmed' : 'moved');
}

/** What becomes of a booking is told to the owner's other programs, unless they never heard of it: it looked odd. */
async function bookingHook(
  { booking, services, queries }: MailContext,
  occasion: BookingOccasion,
): Promise<OutboxEntry[]> {
  if (booking.doubted) return [];
  const at = occasion === 'created' ? booking.createdAt : services.clock.now();
  const event = bookingWebhook(services.env, booking, occasion, at);
  return webhookEntries(queries, services.env, { subject: bookingSubject(booking.id), event });
}

/** What follows when a request is declined. @param message the owner's words to the visitor */
export async function declinedEntries(context: MailContext, message: string): Promise<OutboxEntry[]> {
  return [await declinedMail(context, message), ...(await bookingHook(context, 'cancelled'))];
}

/** What follows when a call will not take place. */
export async function cancelledEntries(
  context: MailContext,
  ended: { by: 'visitor' | 'staff'; message: string; wasConfirmed: boolean },
): Promise<OutboxEntry[]> {
  return [
    ...(context.booking.doubted && ended.by === 'visitor' ? [] : [await cancelledMail(context, ended)]),
    ...(ended.by === 'visitor' ? [await agencyMail(context, { kind: 'cancelled' })] : []),
    ...(ended.wasConfirmed ? [calendarChange(context.booking, 'ended')] : []),
    ...(await bookingHook(context, 'cancelled')),
  ];
}
