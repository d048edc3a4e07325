import { refreshAround } from '#server/calendar/busy/refresh-around.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import { type EventLink, loadLink } from './event-links.ts';
import { findElsewhere } from './find-elsewhere.ts';
import type { OpenAccess } from './open-access.ts';
import { serially } from './serially.ts';

/** What an event says of its guest; the owner may have written of them as well. */
const nobody = { attendees: [], summary: 'Erased', description: '', location: '' };

/**
 * Takes the person out of a booking's event and deletes it, also one of the past or one that was deleted already: the
 * calendar keeps deleted entries for a month, with their guests. Then forgets that there was one. Harmless when
 * repeated.
 * @returns whether nothing is left of it; false while the calendar cannot be reached, refuses or is disconnected
 */
export function eraseEvent(services: CalendarServices, bookingId: string): Promise<boolean> {
  return serially(bookingId, async () => {
    const link = await loadLink(services.db.query, bookingId);
    if (!link) return true;
    const access = await services.calendar.access();
    if (access.kind !== 'open') return false;
    const problem = await empty(services, access, link);
    if (problem) {
      await noteProblem(services, access.connection, problem);
      return false;
    }
    await forgetEvent(services, bookingId);
    if (link.state !== 'deleted')
      await refreshAround(services, access, { startAt: link.starts_at, endAt: link.ends_at });
    services.log.info('calendar-event-erased', { booking: bookingId });
    return true;
  });
}

/** Forgets the event of a booking, which is gone, or which the owner deletes by hand. */
export async function forgetEvent({ db }: CalendarServices, bookingId: string): Promise<void> {
  await db.query.deleteFrom('calendar_events').where('booking_id', '=', bookingId).execute();
}

/** First without its guest, then deleted: the other way round the guest would stay in the calendar's bin. */
async function empty(
  services: CalendarServices,
  access: OpenAccess,
  link: EventLink,
): Promise<GoogleProblem | null> {
  const { client } = access;
  // Of a call that is still to come its guest is told that it is off; of one that is over, nobody is told anything.
  const silent = link.state === 'deleted' || link.ends_at <= services.clock.now();
  const elsewhere = await findElsewhere(access, link);
  if (!elsewhere.ok) return elsewhere.problem;
  const places = [link.calendar_id, ...(elsewhere.value ? [elsewhere.value.calendarId] : [])];
  for (const calendarId of places) {
    const emptied = await client.changeEvent(calendarId, link.event_id, { ...nobody, silent });
    if (!emptied.ok && emptied.problem.kind !== 'deleted') return emptied.problem;
    const gone = await client.deleteEvent(calendarId, link.event_id, { silent: true });
    if (!gone.ok) return gone.problem;
  }
  return null;
}
