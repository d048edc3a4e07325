import { bookingEmails } from '#content/emails/bookings.ts';
import { say } from '#content/say.ts';
import { sayInstantDate } from '#content/say-dates.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Paragraph } from '#server/mail/parts.tsx';
import { said } from '#server/mail/said.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { CallTime } from './call-time.tsx';
import { type Inviter, type MailContext, toVisitor, type VisitorMail } from './entry.ts';
import { CallButton, ChangeLinks, HowWeTalk, TheInvitation } from './links.tsx';
import { OwnWords } from './own-words.tsx';

/** How a time came to be settled; `another-time`: a request was confirmed, at another time than was asked for. */
export type Settled = 'booked' | 'accepted' | 'another-time' | 'moved';

/**
 * The time is settled: booked at once, confirmed by the owner as asked or at another time, or moved.
 * @param inviter a file of ours, until Google is seen to invite
 */
export function confirmedMail(
  context: MailContext,
  how: Settled,
  message = '',
  inviter: Inviter = 'file',
): Promise<VisitorMail> {
  const { booking, zone } = context;
  const words = bookingEmails.settled;
  return toVisitor(context, {
    name: message ? 'confirmation-in-own-words' : 'confirmation',
    subject: said(how === 'moved' ? words.subjectMoved : words.subject, {
      date: sayInstantDate(booking.startsAt, zone),
    }),
    calendar: inviter === 'file' ? 'REQUEST' : undefined,
    follows: { name: 'confirmed', how, message },
    body: (
      <EmailLayout
        preview={said(words.preview, { when: whenText(booking.startsAt, zone) })}
        heading={words.headings[how]}
      >
        <Paragraph>
          {say(greeting(booking.name))} {words.openings[how]}
        </Paragraph>
        <OwnWords message={message} />
        <CallTime booking={booking} zone={zone} />
        <HowWeTalk {...context} />
        <CallButton {...context} />
        <TheInvitation {...context} inviter={inviter} />
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}

/**
 * Sent some time before the call.
 * @param minutes how long before it was planned for
 */
export function reminderMail(context: MailContext, minutes: number): Promise<OutboxEntry> {
  const { booking, zone } = context;
  const words = bookingEmails.reminder;
  return toVisitor(context, {
    name: `reminder-mail-${minutes}`,
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    body: (
      <EmailLayout
        preview={said(words.preview, { when: whenText(booking.startsAt, zone) })}
        heading={words.heading}
      >
        <Paragraph>
          {say(greeting(booking.name))} {words.text}
        </Paragraph>
        <CallTime booking={booking} zone={zone} />
        <HowWeTalk {...context} />
        <CallButton {...context} />
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}
