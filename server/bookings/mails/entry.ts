import type { ReactElement } from 'react';
import type { Talk } from '#domain/booking/talk.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { calendarFile } from '#server/bookings/calendar-file.ts';
import { type InCalendars, inCalendars } from '#server/bookings/in-calendars.ts';
import { callDescription, manageUrl } from '#server/bookings/links.ts';
import { bookingSubject, mailKey } from '#server/bookings/subject.ts';
import { placeOf, talkNow } from '#server/bookings/talk.ts';
import type { Queries } from '#server/db/db.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { renderEmail } from '#server/mail/render.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { EmailMessage, FollowedMail } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';

/** What every mail about a booking is made from. */
export type MailContext = {
  services: Services;
  /** The transaction that changes the booking, where there is one. */
  queries: Queries;
  booking: Booking;
  /** The agency's zone. */
  zone: string;
  talk: Talk;
  /** How the booking is known in calendars. */
  known: InCalendars;
};

/** @param queries as `MailContext` has it; `changedAt` as `inCalendars` has it */
export async function mailContext(
  context: Omit<MailContext, 'queries' | 'talk' | 'known'>,
  queries: Queries = context.services.db.query,
  changedAt?: number,
): Promise<MailContext> {
  const { booking } = context;
  const known = await inCalendars(queries, booking, changedAt);
  return { ...context, queries, talk: await talkNow(queries, booking), known };
}

/**
 * Who brings the call into the visitor's calendar, or takes it out: a file of ours, Google's own mail, or neither,
 * as where a newer mail does.
 */
export type Inviter = 'file' | 'google' | 'none';

type MailParts = {
  /** Part of the dedupe key: one mail of a name for each version of a booking. */
  name: string;
  subject: string;
  body: ReactElement;
  calendar?: 'REQUEST' | 'CANCEL' | undefined;
  /** What it says is said by the calendar's invitation as well. */
  follows?: FollowedMail;
};

/** A mail to the visitor; replies reach the agency. While a calendar is connected, one that follows it waits for it. */
export async function toVisitor(context: MailContext, parts: MailParts): Promise<VisitorMail> {
  const { services, booking, known } = context;
  const { id: bookingId, sequence, startsAt, endsAt } = booking;
  const at = services.clock.now();
  const follows = parts.follows && { bookingId, sequence, startsAt, endsAt, at, mail: parts.follows };
  return {
    ...envelope(booking, parts.name),
    payload: {
      to: booking.email,
      replyTo: agencyAddress(services.env),
      subject: parts.subject,
      ...(await renderEmail(services.env.SITE_URL, parts.body)),
      ...(parts.calendar && {
        calendar: { method: parts.calendar, content: invitation(context, parts.calendar) },
      }),
      ...(follows && known.connected && { follows }),
    },
  };
}

export type VisitorMail = OutboxEntry & { kind: 'email'; payload: EmailMessage };

/** A mail to the agency; replies reach the visitor. */
export async function toAgency({ services, booking }: MailContext, parts: MailParts): Promise<OutboxEntry> {
  return {
    ...envelope(booking, parts.name),
    payload: {
      to: agencyAddress(services.env),
      replyTo: booking.email,
      subject: parts.subject,
      ...(await renderEmail(services.env.SITE_URL, parts.body)),
    },
  };
}

function envelope({ id, sequence }: Booking, name: string) {
  return {
    kind: 'email' as const,
    dedupeKey: mailKey(id, name, sequence),
    subject: bookingSubject(id),
  };
}

/** The booking as an iCalendar file. */
export function invitation(context: MailContext, method: 'REQUEST' | 'CANCEL' | 'PUBLISH'): string {
  const { services, booking, talk, known } = context;
  return calendarFile({
    booking,
    known,
    method,
    agencyEmail: agencyAddress(services.env),
    description: callDescription(services, booking, talk),
    ...placeOf(talk),
    manageUrl: manageUrl(services, booking),
    stampAt: services.clock.now(),
  });
}
