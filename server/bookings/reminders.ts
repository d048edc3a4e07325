import { isConfirmed, phaseOf } from '#domain/booking/lifecycle.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { loadRules } from '#server/availability/rules.ts';
import { clockDoubtMs, clockDoubtReason, isClockInDoubt } from '#server/db/clock-standing.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { setDue } from '#server/outbox/schedule.ts';
import { dueTooLate, payloadsOf } from '#server/outbox/waiting.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import { type Delivery, type OutboxEntry, TryLater } from '#server/ports/outbox.ts';
import type { ReminderPayload } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';
import { reminderMail } from './mails/confirmed.tsx';

import { mailContext } from './mails/entry.ts';
import { bookingSubject, bookingSubjectColumn } from './subject.ts';

/** The reminders of a confirmed booking that still lie ahead, each due at its time. */
export function reminderEntries(
  booking: Booking,
  { minutesBefore, now }: { minutesBefore: readonly number[]; now: number },
): OutboxEntry[] {
  return minutesBefore
    .map((minutes) => ({ minutes, notBefore: booking.startsAt - minutes * minuteMs }))
    .filter(({ notBefore }) => notBefore > now)
    .map(({ minutes, notBefore }) => ({
      kind: 'booking-reminder' as const,
      dedupeKey: `${bookingSubject(booking.id)}:reminder-${minutes}:${booking.sequence}`,
      subject: bookingSubject(booking.id),
      payload: { bookingId: booking.id, sequence: booking.sequence, minutes },
      notBefore,
    }));
}

/** Takes back what has not been sent: the booking has moved or will not take place. */
export async function dropReminders(queries: Queries, bookingId: string): Promise<void> {
  await withdraw(queries, { kind: 'booking-reminder', subject: bookingSubject(bookingId) });
}

/** Gives reminders their time back that were put off beyond their call, as by a clock that was ahead. @returns how many */
export async function mendReminders(queries: Queries, now: number): Promise<number> {
  const calls = queries
    .selectFrom('bookings')
    .select([bookingSubjectColumn.as('subject'), 'starts_at as at'])
    .where('starts_at', '>', now);
  const late = await dueTooLate(queries, 'booking-reminder', calls);
  for (const { id, payload, at } of late) {
    await setDue(queries, id, Math.max(now, at - payload.minutes * minuteMs));
  }
  return late.length;
}

/**
 * Turns a due reminder into its e-mail, unless the booking has changed meanwhile, the call has begun, or the
 * next reminder is already due because the server was down.
 * @throws TryLater when the call seems to have begun, but the clock is in doubt
 */
export async function deliverReminder(
  services: Services,
  { payload }: Delivery<ReminderPayload>,
): Promise<void> {
  const now = services.clock.now();
  const row = await services.db.query
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', payload.bookingId)
    .executeTakeFirst();
  const booking = row && toBooking(row);
  if (!booking || !isConfirmed(booking) || booking.sequence !== payload.sequence) return;
  if (phaseOf(booking, now) !== 'ahead') {
    if (await isClockInDoubt(services)) throw new TryLater('clock-in-doubt', clockDoubtMs, clockDoubtReason);
    return;
  }
  const subject = bookingSubject(booking.id);
  // Sent or not: of two that are due at once, either may be called first.
  const planned = await payloadsOf(services.db.query, { kind: 'booking-reminder', subject });
  const overtaken = planned.some(
    ({ sequence, minutes }) =>
      sequence === booking.sequence &&
      minutes < payload.minutes &&
      booking.startsAt - minutes * minuteMs <= now,
  );
  if (overtaken) return;
  const zone = (await loadRules(services.db.query)).zone;
  const mail = await reminderMail(await mailContext({ services, booking, zone }), payload.minutes);
  await enqueue(services.db.query, now, [mail]);
  services.wakeOutbox();
}
