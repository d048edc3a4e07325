import { Link } from '@react-email/link';
import { formatInstantDate } from '#domain/format/instant.ts';
import { greeting } from '#domain/forms/greeting.ts';
import { whenText } from '#server/bookings/when.ts';
import { EmailLayout, Paragraph } from '#server/mail/layout.tsx';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { type MailContext, toVisitor } from './entry.ts';
import { OwnWords } from './own-words.tsx';

/** The call will not take place. `wasConfirmed`: its calendar event is deleted. */
export function cancelledMail(
  context: MailContext,
  { by, message, wasConfirmed }: { by: 'visitor' | 'staff'; message: string; wasConfirmed: boolean },
): Promise<OutboxEntry> {
  const { booking, services, zone } = context;
  const when = whenText(booking.startsAt, zone);
  return toVisitor(context, {
    name: message ? 'cancellation-in-own-words' : 'cancellation',
    subject: `Cancelled: your discovery call on ${formatInstantDate(booking.startsAt, zone)}`,
    ...(wasConfirmed ? { calendar: 'CANCEL' as const } : {}),
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
          {wasConfirmed && 'The attached notice takes it out of your calendar. '}
          You can <Link href={`${services.env.SITE_URL}/book-discovery-call`}>choose another time</Link> when
          it suits you, or reply to this e-mail.
        </Paragraph>
      </EmailLayout>
    ),
  });
}
