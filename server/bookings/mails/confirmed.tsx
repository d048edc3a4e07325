import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { Paragraph } from '#server/mail/parts.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { CallTime } from './call-time.tsx';
import { type Inviter, type MailContext, toVisitor, type VisitorMail } from './entry.ts';
import { CallButton, ChangeLinks, HowWeTalk, TheInvitation } from './links.tsx';
import { OwnWords } from './own-words.tsx';

/** How a time came to be settled; `another-time`: a request was confirmed, at another time than was asked for. */
export type Settled = 'booked' | 'accepted' | 'another-time' | 'moved';

const openings: Record<Settled, string> = {
  booked: 'your free discovery call is booked.',
  accepted: 'we have confirmed the time you asked for.',
  'another-time':
    'we cannot do the time you asked for, and have kept this one for you instead. If it does not suit you, please tell us, or choose another below.',
  moved: 'your discovery call has been moved to this time.',
};

const headings: Record<Settled, string> = {
  booked: 'Booking Confirmed!',
  accepted: 'Booking Confirmed!',
  'another-time': 'Confirmed at another time',
  moved: 'Your call has moved',
};

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
  return toVisitor(context, {
    name: message ? 'confirmation-in-own-words' : 'confirmation',
    subject: `${how === 'moved' ? 'Moved: your' : 'Your'} discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    calendar: inviter === 'file' ? 'REQUEST' : undefined,
    follows: { name: 'confirmed', how, message },
    body: (
      <EmailLayout
        preview={`Your call is booked for ${whenText(booking.startsAt, zone)}`}
        heading={headings[how]}
      >
        <Paragraph>
          {greeting(booking.name)} {openings[how]}
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
  return toVisitor(context, {
    name: `reminder-mail-${minutes}`,
    subject: `Reminder: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    body: (
      <EmailLayout
        preview={`Your call is on ${whenText(booking.startsAt, zone)}`}
        heading="Your call is coming up"
      >
        <Paragraph>{greeting(booking.name)} a short reminder of your discovery call.</Paragraph>
        <CallTime booking={booking} zone={zone} />
        <HowWeTalk {...context} />
        <CallButton {...context} />
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}
