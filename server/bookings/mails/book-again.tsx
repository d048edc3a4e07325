import { bookingEmails } from '#content/emails/bookings.ts';
import { say } from '#content/say.ts';
import { sayInstantDate } from '#content/say-dates.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { Said, said } from '#server/mail/said.tsx';
import { type MailContext, toVisitor, type VisitorMail } from './entry.ts';

/** Nobody came to the call: its visitor can book another, and is not blamed. */
export function bookAgainMail(context: MailContext): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  const words = bookingEmails.bookAgain;
  return toVisitor(context, {
    name: 'book-again',
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    body: (
      <EmailLayout preview={words.preview} heading={words.heading}>
        <Paragraph>
          {say(greeting(booking.name))} {said(words.text, { when: whenText(booking.startsAt, zone) })}
        </Paragraph>
        <Paragraph>{words.ask}</Paragraph>
        <MailButton href={`${services.env.SITE_URL}/book-discovery-call`}>{words.button}</MailButton>
        <Paragraph last>
          <Said text={words.none} parts={{ phone: <OurNumber /> }} />
        </Paragraph>
      </EmailLayout>
    ),
  });
}
