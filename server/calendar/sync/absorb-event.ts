import { isKept, phaseOf } from '#domain/booking/lifecycle.ts';
import type { CalendarEvent } from '#server/calendar/google/event-mapping.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type DatedBooking, type EventLink, seenOf } from './event-links.ts';
import { cancelForOwner, moveForOwner } from './owner-changes.tsx';

/**
 * Takes in an event as the calendar has it now. Three states are compared: the event as we last saw it, the event
 * now, and the booking. What changed on one side only is the newer truth; when both changed, the later one wins.
 * A move or deletion by the owner is applied to the booking, and the visitor is told.
 */
export async function absorbEvent(
  services: Services,
  { booking, updatedAt }: DatedBooking,
  link: EventLink,
  event: CalendarEvent,
): Promise<void> {
  const queries = services.db.query;
  const now = services.clock.now();
  const bookingMoved = booking.startsAt !== link.starts_at || booking.endsAt !== link.ends_at;
  const eventIsLater = !bookingMoved || (event.updatedAt ?? now) > updatedAt;
  const live = isKept(booking) && phaseOf(booking, now) !== 'over';

  if (event.status === 'cancelled') {
    const byOwner = live && link.state === 'present' && eventIsLater;
    // First the booking: after a crash the event is still found deleted, and nothing is forgotten.
    if (byOwner) await cancelForOwner(services, booking);
    await changeLink(queries, booking.id, {
      state: 'deleted',
      meet_link: null,
      synced_at: now,
      ...(byOwner && { owner_change: 'deleted', owner_changed_at: event.updatedAt ?? now }),
    });
    return;
  }

  const { startAt, endAt } = event;
  if (startAt === null || endAt === null) return;
  const seen = { ...seenOf(event, booking.email, now), starts_at: startAt, ends_at: endAt };
  const eventMoved = startAt !== link.starts_at || endAt !== link.ends_at;
  const agrees = startAt === booking.startsAt && endAt === booking.endsAt;
  if (!eventMoved || agrees || !live || !eventIsLater) {
    await changeLink(queries, booking.id, seen);
    return;
  }
  const followed = await moveForOwner(services, booking, { startAt, endAt, allDay: event.allDay });
  await changeLink(queries, booking.id, {
    ...seen,
    owner_change: followed ? 'moved' : 'not-followed',
    owner_changed_at: event.updatedAt ?? now,
  });
}
