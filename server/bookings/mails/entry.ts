import type { ReactElement } from 'react';
import type { Talk } from '#domain/booking/talk.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { calendarFile } from '#server/bookings/calendar-file.ts';
import { callDescription, manageUrl } from '#server/bookings/links.ts';
import { bookingSubject, mailKey } from '#server/bookings/subject.ts';
import { placeOf, talkNow } from '#server/bookings/talk.ts';
import type { Queries } from '#server/db/db.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { renderEmail } from '#server/mail/render.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';

/** What every mail about a booking is made from. */
export type MailContext = {
  services: Services;
  booking: Booking;
  /** The agency's zone. */
  zone: string;
  talk: Talk;
};

/** @param queries the transaction that changes the booking, where there is one */
export async function mailContext(
  context: Omit<MailContext, 'talk'>,
  queries: Queries = context.services.db.query,
): Promise<MailContext> {
  return { ...context, talk: await talkNow(queries, context.booking) };
}

type MailParts = {
  /** Part of the dedupe key: one mail of a name for each version of a booking. */
  name: string;
  subject: string;
  body: ReactElement;
  calendar?: 'REQUEST' | 'CANCEL';
};

/** A mail to the visitor; replies reach the agency. */
export async function toVisitor(context: MailContext, parts: MailParts): Promise<OutboxEntry> {
  const { services, booking } = context;
  const agency = agencyAddress(services.env);
  const content = parts.calendar && invitation(context, parts.calendar);
  return {
    ...envelope(booking, parts.name),
    payload: {
      to: booking.email,
      replyTo: agency,
      subject: parts.subject,
      ...(await renderEmail(parts.body)),
      ...(parts.calendar && content ? { calendar: { method: parts.calendar, content } } : {}),
    },
  };
}

/** A mail to the agency; replies reach the visitor. */
export async function toAgency({ services, booking }: MailContext, parts: MailParts): Promise<OutboxEntry> {
  return {
    ...envelope(booking, parts.name),
    payload: {
      to: agencyAddress(services.env),
      replyTo: booking.email,
      subject: parts.subject,
      ...(await renderEmail(parts.body)),
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
  const { services, booking, zone, talk } = context;
  return calendarFile({
    booking,
    method,
    siteUrl: services.env.SITE_URL,
    organizerEmail: agencyAddress(services.env),
    description: callDescription(services, booking, zone, talk),
    ...placeOf(talk),
    manageUrl: manageUrl(services, booking),
    stampAt: services.clock.now(),
  });
}
