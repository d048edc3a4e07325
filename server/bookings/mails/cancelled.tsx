import { bookingEmails } from '#content/emails/bookings.ts';
import { say } from '#content/say.ts';
import { sayInstantDate } from '#content/say-dates.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { said } from '#server/mail/said.tsx';
import { type Inviter, type MailContext, toVisitor, type VisitorMail } from './entry.ts';
import { OwnWords } from './own-words.tsx';

/** How the entry leaves the visitor's calendar. */
export const goneBy = (inviter: Inviter): string =>
  inviter === 'none' ? '' : `${bookingEmails.gone[inviter]} `;

/** The call will not take place. `wasConfirmed`: its calendar entry must go, and `inviter` says who takes it out. */
export function cancelledMail(
  context: MailContext,
  { by, message, wasConfirmed }: { by: 'visitor' | 'staff'; message: string; wasConfirmed: boolean },
  inviter: Inviter = 'file',
): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  const words = bookingEmails.cancelled;
  const when = whenText(booking.startsAt, zone);
  return toVisitor(context, {
    name: message ? 'cancellation-in-own-words' : 'cancellation',
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    ...(wasConfirmed && {
      calendar: inviter === 'file' ? ('CANCEL' as const) : undefined,
      follows: { name: 'cancelled' as const, by, message },
    }),
    body: (
      <EmailLayout preview={words.preview} heading={words.heading}>
        <Paragraph>
          {say(greeting(booking.name))} {said(by === 'staff' ? words.byUs : words.byYou, { when })}
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>
          {wasConfirmed && goneBy(inviter)}
          {words.again}
        </Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>{words.button}</MailButton>
      </EmailLayout>
    ),
  });
}
