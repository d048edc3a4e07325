import { hourMs } from '#domain/format/durations.ts';
import { loadRules } from '#server/availability/rules.ts';
import { isDomainError } from '#server/base/errors.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelByCalendar } from '#server/bookings/cancel.ts';
import { rescheduleByCalendar } from '#server/bookings/reschedule.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { whenText } from '#server/bookings/when.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout } from '#server/mail/layout.tsx';
import { MailButton, Paragraph } from '#server/mail/parts.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';

/** Longest call that a drag in the calendar can make; longer is taken for a slip of the hand. */
const longestCallMs = 12 * hourMs;

type Times = { startAt: number; endAt: number; allDay: boolean };

/** The owner deleted the event: the call is cancelled and the visitor told. One that is over stays as it is. */
export async function cancelForOwner(services: Services, booking: Booking): Promise<void> {
  await done(cancelByCalendar(services, booking.id));
}

/**
 * The owner moved the event: the call moves with it, without asking rules that the owner may break, and the
 * visitor is told. What cannot be followed (the past, another call's time) is told to the owner.
 * @returns whether the booking now has these times
 */
export async function moveForOwner(services: Services, booking: Booking, to: Times): Promise<boolean> {
  const lengthMs = to.endAt - to.startAt;
  const aCall = !to.allDay && lengthMs > 0 && lengthMs <= longestCallMs;
  const possible = aCall && to.startAt > services.clock.now();
  if (possible && (await done(rescheduleByCalendar(services, booking.id, to)))) return true;
  await tellNotFollowed(services, booking, to);
  return false;
}

/** Whether a change went through; false when it was refused. */
async function done(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return false;
  }
}

/** One e-mail for one such move; the event is then put back, because the booking's time is what was promised. */
async function tellNotFollowed(services: Services, booking: Booking, to: Times): Promise<void> {
  const { env, db, clock } = services;
  const { zone } = await loadRules(db.query);
  const now = clock.now();
  const bodies = await renderEmail(
    env.SITE_URL,
    <EmailLayout preview="The call stays at its old time" heading="A move in your calendar was not followed">
      <Paragraph>
        You moved the call with {booking.name} to {whenText(to.startAt, zone)} in Google Calendar. That time
        has passed, is taken by another confirmed call, or cannot be used for a call.
      </Paragraph>
      <Paragraph>
        The call stays on {whenText(booking.startsAt, zone)}, and the entry is put back there.
      </Paragraph>
      <MailButton href={`${env.SITE_URL}/admin/bookings/${booking.id}`}>Choose another time</MailButton>
    </EmailLayout>,
  );
  const subject = bookingSubject(booking.id);
  await enqueue(db.query, now, [
    {
      kind: 'email',
      dedupeKey: `${subject}:not-followed:${to.startAt}:${to.endAt}:${booking.sequence}`,
      subject,
      payload: { to: agencyAddress(env), subject: 'A move in your calendar was not followed', ...bodies },
    },
    {
      kind: 'booking-changed',
      dedupeKey: `${subject}:put-back:${to.startAt}:${to.endAt}:${booking.sequence}:${now}`,
      subject,
      payload: { bookingId: booking.id, sequence: booking.sequence, change: 'moved' },
    },
  ]);
  services.wakeOutbox();
}
