import { Link } from '@react-email/components';
import { Fragment } from 'react';
import { formatInstantDate } from '#domain/format/instant.ts';
import { EmailLayout, Facts, Paragraph } from '../../mail/layout.tsx';
import type { OutboxEntry } from '../../outbox/entries.ts';
import { whenRows, whenText } from '../when.ts';
import { type MailContext, toVisitor } from './entry.ts';
import { CalendarLinks, ChangeLinks, HowWeMeet } from './links.tsx';

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

/** The time is asked for and not settled. `withdrawn`: a confirmed call was given up for it. */
export function requestedMail(context: MailContext, withdrawn: boolean): Promise<OutboxEntry> {
  const { booking, zone } = context;
  return toVisitor(context, {
    name: 'request',
    subject: `Request received: discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    ...(withdrawn ? { calendar: 'CANCEL' as const } : {}),
    body: (
      <EmailLayout preview="We have your request. The time is not confirmed yet." heading="Request received">
        <Paragraph>
          Hello {booking.name}, you asked for a discovery call at this time. It is not confirmed yet: a person
          will answer by e-mail, at the latest on the next working day.
        </Paragraph>
        <Facts rows={whenRows(booking, zone)} />
        {withdrawn && (
          <Paragraph>
            The time you had before has been given up, and the attached notice takes it out of your calendar.
          </Paragraph>
        )}
        <ChangeLinks {...context} />
      </EmailLayout>
    ),
  });
}

/** The owner could not take the time. */
export function declinedMail(context: MailContext, message: string): Promise<OutboxEntry> {
  const { booking, services, zone } = context;
  return toVisitor(context, {
    name: 'decline',
    subject: `We cannot do ${formatInstantDate(booking.startsAt, zone)}: please choose another time`,
    body: (
      <EmailLayout preview="The time you asked for is not free" heading="That time is not free">
        <Paragraph>
          Hello {booking.name}, we are sorry: we cannot take the call you asked for on{' '}
          {whenText(booking.startsAt, zone)}.
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>
          Please <Link href={`${services.env.SITE_URL}/book-discovery-call`}>choose another time</Link>, or
          reply to this e-mail with two that suit you.
        </Paragraph>
      </EmailLayout>
    ),
  });
}

/** The call will not take place. `wasConfirmed`: its calendar entry must go. */
export function cancelledMail(
  context: MailContext,
  { by, message, wasConfirmed }: { by: 'visitor' | 'staff'; message: string; wasConfirmed: boolean },
): Promise<OutboxEntry> {
  const { booking, services, zone } = context;
  const when = whenText(booking.startsAt, zone);
  return toVisitor(context, {
    name: 'cancellation',
    subject: `Cancelled: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    ...(wasConfirmed ? { calendar: 'CANCEL' as const } : {}),
    body: (
      <EmailLayout preview="Your discovery call is cancelled" heading="Your call is cancelled">
        <Paragraph>
          Hello {booking.name},{' '}
          {by === 'staff'
            ? `we have had to cancel your discovery call of ${when}. We are sorry for the trouble.`
            : `your discovery call of ${when} is cancelled, as you asked.`}
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>
          {wasConfirmed && 'The attached notice takes it out of your calendar. '}
          You can <Link href={`${services.env.SITE_URL}/book-discovery-call`}>choose another time</Link> when
          it suits you, or reply to this e-mail.
        </Paragraph>
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

function OwnWords({ message }: { message: string }) {
  if (!message) return null;
  return (
    <Paragraph>
      From us:{' '}
      {message.split('\n').map((line, index) => (
        // Lines of one text never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  );
}
