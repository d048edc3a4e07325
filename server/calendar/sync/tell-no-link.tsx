import { call } from '#content/call.ts';
import { loadRules } from '#server/availability/rules.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { whenText } from '#server/bookings/when.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type DatedBooking } from './event-links.ts';

/**
 * Notes that Google makes no Meet link for a call that was to have one, and tells the owner in the same transaction:
 * once for each event. Without the mail she would wait in an empty room.
 * @param generation of the event
 */
export async function tellNoLink(
  services: Pick<Services, 'env' | 'db' | 'clock' | 'wakeOutbox'>,
  { booking }: DatedBooking,
  generation: number,
): Promise<void> {
  const { env, db, clock } = services;
  const { zone } = await loadRules(db.query);
  const title = 'A video call has no link';
  const bodies = await renderEmail(
    env.SITE_URL,
    <EmailLayout preview={title} heading={title}>
      <Paragraph>
        Google has made no Meet link for the call with {booking.name} on {whenText(booking.startsAt, zone)}.
      </Paragraph>
      <Paragraph>What the visitor reads instead: “{call.told.awaited}”</Paragraph>
      <Paragraph>
        Please send a link of your own to {booking.email}
        {booking.phone && `, or ring ${booking.phone}`}. A standing meeting room for all calls can be set as
        call.room in content/site.ts.
      </Paragraph>
      <Paragraph>The call itself stands.</Paragraph>
      <MailButton href={`${env.SITE_URL}/admin/bookings/${booking.id}`}>Open the call</MailButton>
    </EmailLayout>,
  );
  const subject = bookingSubject(booking.id);
  const dedupeKey = `${subject}:no-link:${generation}`;
  const payload = { to: agencyAddress(env), subject: title, ...bodies };
  await db.query.transaction().execute(async (trx) => {
    await changeLink(trx, booking.id, { meet_state: 'failed', meet_link: null });
    await enqueue(trx, clock.now(), [{ kind: 'email', dedupeKey, subject, payload }]);
  });
  services.wakeOutbox();
}
