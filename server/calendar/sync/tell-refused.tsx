import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { whenText } from '#server/bookings/when.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';

const told = {
  'without-guest':
    'The entry stands in your calendar without the visitor as a guest. Our own email has invited the visitor instead, so the call is in both calendars.',
  'not-written':
    'Your calendar does not have the call as it now stands. Our own email tells the visitor of it; please enter it by hand, or try again on the call’s page.',
};

/** Tells the owner, once for each version of a call, that Google has refused its entry for good. */
export async function tellRefused(
  services: Pick<Services, 'env' | 'db' | 'clock' | 'wakeOutbox'>,
  booking: Booking,
  outcome: keyof typeof told,
): Promise<void> {
  const { env, db, clock } = services;
  const { zone } = await loadRules(db.query);
  const title = 'Google refused a calendar entry';
  const bodies = await renderEmail(
    env.SITE_URL,
    <EmailLayout preview={title} heading={title}>
      <Paragraph>
        Google refused the entry for the call with {booking.name} on {whenText(booking.startsAt, zone)}.
      </Paragraph>
      <Paragraph>{told[outcome]}</Paragraph>
      <Paragraph>The call itself stands.</Paragraph>
      <MailButton href={`${env.SITE_URL}/admin/bookings/${booking.id}`}>Open the call</MailButton>
    </EmailLayout>,
  );
  const subject = bookingSubject(booking.id);
  const dedupeKey = `${subject}:refused-${outcome}:${booking.sequence}`;
  const payload = { to: agencyAddress(env), subject: title, ...bodies };
  await enqueue(db.query, clock.now(), [{ kind: 'email', dedupeKey, subject, payload }]);
  services.wakeOutbox();
}
