import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { manageUrl } from '#server/bookings/links.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, MailLink, OurNumber, Paragraph } from '#server/mail/parts.tsx';
import { CallTime } from './call-time.tsx';
import { type MailContext, toVisitor, type VisitorMail } from './entry.ts';

/** We cannot be there at the time of a call: its visitor is asked to move it. Why is the owner's own. */
export function chooseAgainMail(context: MailContext): Promise<VisitorMail> {
  const { booking, services, zone } = context;
  const page = manageUrl(services, booking);
  return toVisitor(context, {
    name: `choose-again-${services.clock.now()}`,
    subject: `Please choose another time: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    body: (
      <EmailLayout
        preview="We cannot be there at this time. Please choose another one."
        heading="Could we talk at another time?"
      >
        <Paragraph>
          {greeting(booking.name)} we are sorry: we are away at the time of your discovery call, and cannot be
          there.
        </Paragraph>
        <CallTime booking={booking} zone={zone} />
        <Paragraph>
          Please choose another time that suits you. It takes a minute, and your details stay as they are.
        </Paragraph>
        <MailButton href={`${page}/reschedule`}>Choose another time</MailButton>
        <Paragraph>
          If none of them suits you, reply to this email or ring <OurNumber />. If you no longer need the
          call, you can <MailLink href={`${page}/cancel`}>cancel it</MailLink>.
        </Paragraph>
      </EmailLayout>
    ),
  });
}
