import type { Delivery, OutboxEntry } from '#server/ports/outbox.ts';
import type { ReminderPayload } from '#server/ports/outbox-kinds.ts';
import { loadRules } from '../availability/rules.ts';
import { meetLinkOf } from '../calendar/sync/event-links.ts';
import type { Queries } from '../db/db.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
import { type Booking, toBooking } from './booking.ts';
import { reminderMail } from './mails/confirmed.tsx';
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

/**
 * Turns a due reminder into its e-mail, unless the booking has changed meanwhile, the call has begun, or the
 * next reminder is already due because the server was down.
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
  if (row?.status !== 'confirmed' || row.sequence !== payload.sequence || row.starts_at <= now) return;
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
