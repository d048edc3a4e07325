import { isKept, phaseOf } from '#domain/booking/lifecycle.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { CalendarEvent } from '#server/calendar/google/event-mapping.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type DatedBooking, type EventLink, seenOf } from './event-links.ts';
import { findElsewhere } from './find-elsewhere.ts';
import type { OpenAccess } from './open-access.ts';
import { cancelForOwner, moveForOwner } from './owner-changes.tsx';
import { wakeMails } from './wake-mails.ts';

/** An event as last seen, and as the calendar has it now. */
type Seen = { link: EventLink; event: CalendarEvent };

/**
 * Takes in an event as the calendar has it now. Three states are compared: the event as we last saw it, the event
 * now, and the booking. What changed on one side only is the newer truth; when both changed, the later one wins.
 * A move or deletion by the owner is applied to the booking, and the visitor is told; one that the owner put into
 * another calendar is followed there. @returns what kept it from being taken in
 */
export async function absorbEvent(
  services: Services,
  access: OpenAccess,
  dated: DatedBooking,
  { link, event }: Seen,
): Promise<GoogleProblem | null> {
  const { booking, updatedAt } = dated;
  const queries = services.db.query;
  const now = services.clock.now();
  const bookingMoved = booking.startsAt !== link.starts_at || booking.endsAt !== link.ends_at;
  const eventIsLater = !bookingMoved || (event.updatedAt ?? now) > updatedAt;
  const live = isKept(booking) && phaseOf(booking, now) !== 'over';

  if (event.status === 'cancelled') {
    const elsewhere = live && link.state === 'present' ? await findElsewhere(access, link) : null;
    if (elsewhere && !elsewhere.ok) return elsewhere.problem;
    if (elsewhere?.value) {
      const { calendarId, event: moved } = elsewhere.value;
      await changeLink(queries, booking.id, { calendar_id: calendarId });
      return absorbEvent(services, access, dated, {
        link: { ...link, calendar_id: calendarId },
        event: moved,
      });
    }
    const byOwner = live && link.state === 'present' && eventIsLater;
    // First the booking: after a crash the event is still found deleted, and nothing is forgotten.
    if (byOwner) await cancelForOwner(services, booking);
    await changeLink(queries, booking.id, {
      state: 'deleted',
      meet_link: null,
      synced_at: now,
      ...(byOwner && { owner_change: 'deleted', owner_changed_at: event.updatedAt ?? now }),
      // Whether Google has told the guest of it, only the one who deleted it knows.
      ...(link.state === 'present' && { guest_invited: 0 }),
    });
    await wakeMails(services, booking.id);
    return null;
  }

  const { startAt, endAt } = event;
  if (startAt === null || endAt === null) return null;
  const seen = { ...seenOf(event, booking, link, now), starts_at: startAt, ends_at: endAt };
  const eventMoved = startAt !== link.starts_at || endAt !== link.ends_at;
  const agrees = startAt === booking.startsAt && endAt === booking.endsAt;
  if (!eventMoved || agrees || !live || !eventIsLater) {
    await changeLink(queries, booking.id, seen);
    await wakeMails(services, booking.id);
    return null;
  }
  const followed = await moveForOwner(services, booking, { startAt, endAt, allDay: event.allDay });
  await changeLink(queries, booking.id, {
    ...seen,
    owner_change: followed ? 'moved' : 'not-followed',
    owner_changed_at: event.updatedAt ?? now,
  });
  await wakeMails(services, booking.id);
  return null;
}
