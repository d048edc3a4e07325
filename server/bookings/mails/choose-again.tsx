import { bookingEmails } from '#content/emails/bookings.ts';
import { say } from '#content/say.ts';
import { sayInstantDate } from '#content/say-dates.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { manageUrl } from '#server/bookings/links.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, MailLink, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { Said, said } from '#server/mail/said.tsx';
import { CallTime } from './call-time.tsx';
import { type MailContext, toVisitor, type VisitorMail } from './entry.ts';

/** We cannot be there at the time of a call: its visitor is asked to move it. Why is the owner's own. */
export function chooseAgainMail(context: MailContext): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  const words = bookingEmails.chooseAgain;
  const page = manageUrl(services, booking);
  return toVisitor(context, {
    name: `choose-again-${services.clock.now()}`,
    subject: said(words.subject, { date: sayInstantDate(booking.startsAt, zone) }),
    body: (
      <EmailLayout preview={words.preview} heading={words.heading}>
        <Paragraph>
          {say(greeting(booking.name))} {words.text}
        </Paragraph>
        <CallTime booking={booking} zone={zone} />
        <Paragraph>{words.ask}</Paragraph>
        <MailButton href={`${page}/reschedule`}>{words.button}</MailButton>
        <Paragraph>
          <Said
            text={words.none}
            parts={{
              phone: <OurNumber />,
              cancel: <MailLink href={`${page}/cancel`}>{words.cancel}</MailLink>,
            }}
          />
        </Paragraph>
      </EmailLayout>
    ),
  });
}
