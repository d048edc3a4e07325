import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { type Inviter, type MailContext, toVisitor, type VisitorMail } from './entry.ts';
import { OwnWords } from './own-words.tsx';

/** How the entry leaves the visitor's calendar. */
export const goneBy: Record<Inviter, string> = {
  file: 'The attached notice takes it out of your calendar. ',
  google: 'Google Calendar takes it out of your calendar. ',
  none: '',
};

/** The call will not take place. `wasConfirmed`: its calendar entry must go, and `inviter` says who takes it out. */
export function cancelledMail(
  context: MailContext,
  { by, message, wasConfirmed }: { by: 'visitor' | 'staff'; message: string; wasConfirmed: boolean },
  inviter: Inviter = 'file',
): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  const when = whenText(booking.startsAt, zone);
  return toVisitor(context, {
    name: message ? 'cancellation-in-own-words' : 'cancellation',
    subject: `Cancelled: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    ...(wasConfirmed && {
      calendar: inviter === 'file' ? ('CANCEL' as const) : undefined,
      follows: { name: 'cancelled' as const, by, message },
    }),
    body: (
      <EmailLayout preview="Your discovery call is cancelled" heading="Your call is cancelled">
        <Paragraph>
          {greeting(booking.name)}{' '}
          {by === 'staff'
            ? `we have had to cancel your discovery call of ${when}. We are sorry for the trouble.`
            : `your discovery call of ${when} is cancelled, as you asked.`}
        </Paragraph>
        <OwnWords message={message} />
        <Paragraph>
          {wasConfirmed && goneBy[inviter]}
          You can choose another time when it suits you, or reply to this email.
        </Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>Choose another time</MailButton>
      </EmailLayout>
    ),
  });
}
