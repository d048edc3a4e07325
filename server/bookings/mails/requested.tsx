import { bookingEmails } from '#content/emails/bookings.ts';
import { say } from '#content/say.ts';
import { sayInstantDate } from '#content/say-dates.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { said } from '#server/mail/said.tsx';
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
  const words = bookingEmails.requested;
  return toVisitor(context, {
    name: 'request',
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    ...(withdrawn && {
      calendar: inviter === 'file' ? ('CANCEL' as const) : undefined,
      follows: { name: 'withdrawn' as const },
    }),
    body: (
      <EmailLayout preview={words.preview} heading={words.heading}>
        <Paragraph>
          {say(greeting(booking.name))} {words.text}
        </Paragraph>
        <CallTime booking={booking} zone={zone} />
        {withdrawn && (
          <Paragraph>
            {words.withdrawn} {goneBy(inviter)}
          </Paragraph>
        )}
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
  const words = bookingEmails.declined;
  return toVisitor(context, {
    name: 'decline',
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    body: (
      <EmailLayout preview={words.preview} heading={words.heading}>
        <Paragraph>
          {say(greeting(booking.name))} {said(words.text, { when: whenText(booking.startsAt, zone) })}
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>{words.ask}</Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>{words.button}</MailButton>
      </EmailLayout>
    ),
  });
}
