import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { type MailContext, toVisitor, type VisitorMail } from './entry.ts';

/** Nobody came to the call: its visitor can book another, and is not blamed. */
export function bookAgainMail(context: MailContext): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  return toVisitor(context, {
    name: 'book-again',
    subject: `We missed each other on ${formatInstantDate(booking.startsAt, zone)}`,
    body: (
      <EmailLayout preview="Would you like to choose another time?" heading="Shall we try again?">
        <Paragraph>
          {greeting(booking.name)} we could not reach you for your discovery call of{' '}
          {whenText(booking.startsAt, zone)}. These things happen.
        </Paragraph>
        <Paragraph>If you would still like to talk, choose a time that suits you better.</Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>Book again</MailButton>
        <Paragraph last>
          If the mistake was ours, or you would rather write, reply to this email or ring <OurNumber />. If it
          no longer matters, you need do nothing.
        </Paragraph>
      </EmailLayout>
    ),
  });
}
