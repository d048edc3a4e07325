import { formatInstantDate } from '#domain/format/instant.ts';
import { EmailLayout, Facts, Paragraph } from '../../mail/layout.tsx';
import type { OutboxEntry } from '../../outbox/entries.ts';
import { whenRows, whenText } from '../when.ts';
import { type MailContext, toVisitor } from './entry.ts';
import { CalendarLinks, ChangeLinks, HowWeMeet } from './links.tsx';
import { OwnWords } from './own-words.tsx';

/** The time is settled: booked at once, confirmed by the owner, or moved. */
export function confirmedMail(
  context: MailContext,
  how: 'booked' | 'accepted' | 'moved',
  message = '',
): Promise<OutboxEntry> {
  const { booking, zone } = context;
  const opening = {
    booked: 'your free discovery call is booked.',
    accepted: 'we have confirmed the time you asked for.',
    moved: 'your discovery call has been moved to this time.',
  }[how];
  return toVisitor(context, {
    name: 'confirmation',
    subject: `${how === 'moved' ? 'Moved: your' : 'Your'} discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    calendar: 'REQUEST',
    body: (
      <EmailLayout
        preview={`Your call is booked for ${whenText(booking.startsAt, zone)}`}
        heading={how === 'moved' ? 'Your call has moved' : 'Booking Confirmed!'}
      >
        <Paragraph>
          Hello {booking.name}, {opening}
        </Paragraph>
        <OwnWords message={message} />
        <Facts rows={whenRows(booking, zone)} />
        <HowWeMeet booking={booking} />
        <CalendarLinks {...context} />
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}

/**
 * Sent some time before the call.
 * @param minutes how long before it was planned for
 * @param meetLink where the call takes place, when the owner's calendar has made a link
 */
export function reminderMail(
  context: MailContext,
  minutes: number,
  meetLink: string | null = null,
): Promise<OutboxEntry> {
  const { booking, zone } = context;
  return toVisitor(context, {
    name: `reminder-mail-${minutes}`,
    subject: `Reminder: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    body: (
      <EmailLayout
        preview={`Your call is on ${whenText(booking.startsAt, zone)}`}
        heading="Your call is coming up"
      >
        <Paragraph>Hello {booking.name}, a short reminder of your discovery call.</Paragraph>
        <Facts rows={whenRows(booking, zone)} />
        <HowWeMeet booking={booking} meetLink={meetLink} />
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}
