import { type SqlBool, sql } from 'kysely';
import { loadRules } from '#server/availability/rules.ts';
import { clockDoubtMs, clockDoubtReason, isClockInDoubt } from '#server/db/clock-standing.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { type Delivery, type OutboxEntry, TryLater } from '#server/ports/outbox.ts';
import type { ReminderPayload } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';
import { reminderMail } from './mails/confirmed.tsx';
import { meetLinkOf } from './meet-link.ts';
import { bookingSubject } from './subject.ts';

/** The reminders of a confirmed booking that still lie ahead, each due at its time. */
export function reminderEntries(
  booking: Booking,
  { minutesBefore, now }: { minutesBefore: readonly number[]; now: number },
): OutboxEntry[] {
  return minutesBefore
    .map((minutes) => ({ minutes, notBefore: booking.startsAt - minutes * 60_000 }))
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
  await queries
    .deleteFrom('outbox')
    .where('subject', '=', bookingSubject(bookingId))
    .where('kind', '=', 'booking-reminder')
    .where('status', '=', 'pending')
    .execute();
}

/** Gives reminders their time back that were put off beyond their call, as by a clock that was ahead. @returns how many */
export async function mendReminders(queries: Queries, now: number): Promise<number> {
  const rows = await queries
    .selectFrom('outbox')
    .innerJoin('bookings', (join) =>
      join.on(sql<SqlBool>`outbox.subject = ${bookingSubject('')} || bookings.id`),
    )
    .select(['outbox.id', 'outbox.payload', 'bookings.starts_at'])
    .where('outbox.kind', '=', 'booking-reminder')
    .where('outbox.status', 'in', ['pending', 'leased'])
    .where('bookings.starts_at', '>', now)
    .whereRef('outbox.next_attempt_at', '>', 'bookings.starts_at')
    .execute();
  for (const { id, payload, starts_at } of rows) {
    const { minutes } = JSON.parse(payload) as ReminderPayload;
    const due = Math.max(now, starts_at - minutes * 60_000);
    await queries.updateTable('outbox').set({ next_attempt_at: due }).where('id', '=', id).execute();
  }
  return rows.length;
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
  if (row?.status !== 'confirmed' || row.sequence !== payload.sequence) return;
  if (row.starts_at <= now) {
    if (await isClockInDoubt(services)) throw new TryLater(clockDoubtReason, clockDoubtMs);
    return;
  }
  const later = await services.db.query
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', bookingSubject(row.id))
    .where('kind', '=', 'booking-reminder')
    .where('status', 'in', ['pending', 'leased'])
    .execute();
  const overtaken = later
    .map((entry) => (JSON.parse(entry.payload) as ReminderPayload).minutes)
    .some((minutes) => minutes < payload.minutes && row.starts_at - minutes * 60_000 <= now);
  if (overtaken) return;
  const zone = (await loadRules(services.db.query)).zone;
  const meetLink = await meetLinkOf(services.db.query, row.id);
  const mail = await reminderMail({ services, booking: toBooking(row), zone }, payload.minutes, meetLink);
  await enqueue(services.db.query, now, [mail]);
  services.wakeOutbox();
}
