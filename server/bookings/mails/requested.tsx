import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { CallTime } from './call-time.tsx';
import { goneBy } from './cancelled.tsx';
import { type Inviter, type MailContext, toVisitor, type VisitorMail } from './entry.ts';
import { CallButton, ChangeLinks, HowWeTalk } from './links.tsx';
import { OwnWords } from './own-words.tsx';

/** The time is asked for and not settled. `withdrawn`: a confirmed call was given up for it. */
export function requestedMail(
  context: MailContext,
  withdrawn: boolean,
  inviter: Inviter = 'file',
): Promise<VisitorMail> {
  const { booking, zone } = context;
  return toVisitor(context, {
    name: 'request',
    subject: `Request received: discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    ...(withdrawn && {
      calendar: inviter === 'file' ? ('CANCEL' as const) : undefined,
      follows: { name: 'withdrawn' as const },
    }),
    body: (
      <EmailLayout preview="We have your request. The time is not confirmed yet." heading="Request received">
        <Paragraph>
          {greeting(booking.name)} you asked for a discovery call at this time. It is not confirmed yet: a
          person will answer by email, at the latest on the next working day.
        </Paragraph>
        <CallTime booking={booking} zone={zone} />
        {withdrawn && <Paragraph>The time you had before has been given up. {goneBy[inviter]}</Paragraph>}
        <HowWeTalk {...context} />
        <CallButton {...context} />
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
      <EmailLayout
        preview="We could not confirm the time you asked for"
        heading="We could not confirm that time"
      >
        <Paragraph>
          {greeting(booking.name)} we are sorry: we cannot take the call you asked for on{' '}
          {whenText(booking.startsAt, zone)}.
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>Please choose another time, or reply to this email with two that suit you.</Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>Choose another time</MailButton>
      </EmailLayout>
    ),
  });
}
