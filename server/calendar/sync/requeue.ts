import { bookingSubject } from '#server/bookings/subject.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { hurry } from '#server/outbox/schedule.ts';
import type { Services } from '#server/ports/services.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'wakeOutbox'>;

/** Asks for one booking's event to be brought in line. @param why makes the entry one of its kind */
export async function requeueBooking(services: Parts, bookingId: string, why: string): Promise<void> {
  await enqueueBookings(services, [bookingId], why);
}

/** After a new connection: every coming call gets its event, and events of calls that ended meanwhile go. */
export async function requeueAll(services: Parts, why: string): Promise<void> {
  const now = services.clock.now();
  const rows = await services.db.query
    .selectFrom('bookings')
    .leftJoin('calendar_events', 'calendar_events.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.ends_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('bookings.status', '=', 'confirmed'),
        eb('calendar_events.state', 'in', ['creating', 'present']),
      ]),
    )
    .execute();
  await enqueueBookings(
    services,
    rows.map(({ id }) => id),
    why,
  );
  await hurryQueue(services);
}

/** Google answers again: what waited for it is tried at once instead of at the end of its back-off. */
export async function hurryQueue(services: Parts): Promise<void> {
  const now = services.clock.now();
  for (const kind of ['booking-changed', 'erasure'] as const) await hurry(services.db.query, kind, now);
  services.wakeOutbox();
}

async function enqueueBookings(services: Parts, ids: readonly string[], why: string): Promise<void> {
  const entries = ids.map((bookingId) => ({
    kind: 'booking-changed' as const,
    dedupeKey: `calendar:${why}:${bookingId}`,
    subject: bookingSubject(bookingId),
    payload: { bookingId, sequence: 0, change: 'confirmed' as const },
  }));
  await enqueue(services.db.query, services.clock.now(), entries);
  services.wakeOutbox();
}
