import { loadPolicy } from '#server/availability/policy.ts';
import { loadRules } from '#server/availability/rules.ts';
import { isDomainError } from '#server/base/errors.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { changeBooking } from '#server/bookings/change.ts';
import { confirmedEntries } from '#server/bookings/entries.ts';
import { dropReminders } from '#server/bookings/reminders.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { whenText } from '#server/bookings/when.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { EmailLayout, Paragraph } from '#server/mail/layout.tsx';
import { renderEmail } from '#server/mail/render.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';

/** Who the log names for what the owner did in the calendar itself. */
const calendarActor = { id: 'google-calendar', name: 'Google Calendar', email: '' };

/** Longest call that a drag in the calendar can make; longer is taken for a slip of the hand. */
const longestCallMs = 12 * 60 * 60_000;

type Times = { startAt: number; endAt: number; allDay: boolean };

/** The owner deleted the event: the call is cancelled and the visitor told. One that is over stays as it is. */
export async function cancelForOwner(services: Services, booking: Booking): Promise<void> {
  try {
    await cancelBooking(services, calendarActor, booking.id);
  } catch (error) {
    if (!isDomainError(error)) throw error;
  }
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
  if (possible && (await move(services, booking, to))) return true;
  await tellNotFollowed(services, booking, to);
  return false;
}

async function move(services: Services, { id }: Booking, to: Times): Promise<boolean> {
  try {
    return await changeBooking(services, id, async ({ trx, booking, now, write }) => {
      if (booking.status !== 'confirmed') return false;
      const moved = await write({
        starts_at: to.startAt,
        ends_at: to.endAt,
        link_version: booking.linkVersion + 1,
        move_key: null,
      });
      await dropReminders(trx, id);
      const { zone } = await loadRules(trx);
      const context = { services, booking: moved, zone };
      await enqueue(
        trx,
        now,
        await confirmedEntries(context, 'moved', await loadPolicy(trx), { news: null }),
      );
      services.log.info('booking-moved', { id, by: calendarActor.id });
      return true;
    });
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
    <EmailLayout preview="The call stays at its old time" heading="A move in your calendar was not followed">
      <Paragraph>
        You moved the call with {booking.name} to {whenText(to.startAt, zone)} in Google Calendar. That time
        has passed, is taken by another confirmed call, or is no time for a call.
      </Paragraph>
      <Paragraph>
        The call stays on {whenText(booking.startsAt, zone)}, and the entry is put back there. Choose another
        time at {env.SITE_URL}/admin/bookings/{booking.id}.
      </Paragraph>
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
