import { dayMs } from '#domain/format/durations.ts';
import { connectionRow, updateConnection } from '#server/calendar/connection/connection.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import type { Trouble } from '#server/calendar/connection/trouble.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { CalendarEvent } from '#server/calendar/google/event-mapping.ts';
import type { Services } from '#server/ports/services.ts';
import { absorbEvent } from './absorb-event.ts';
import { loadDatedBooking, loadLink } from './event-links.ts';
import { followTo } from './follow-to.ts';
import type { OpenAccess } from './open-access.ts';
import { requeueBooking } from './requeue.ts';
import { serially } from './serially.ts';

/**
 * Follows what the owner did in the calendar itself: asks for what has changed since last time and takes in the
 * events that are ours. The sync token is stored after the changes, so a crash only makes it look twice.
 * @returns what went wrong, or null
 */
export async function followCalendar(services: Services, access: OpenAccess): Promise<Trouble | null> {
  const { client, connection } = access;
  const queries = services.db.query;
  const calendarId = connection.writeCalendar;
  const row = await connectionRow(queries);
  const token = row?.sync_calendar === calendarId ? row.sync_token : null;
  const now = services.clock.now();
  let full = token === null;
  let reply = await client.listChanges(
    calendarId,
    token === null ? { fromAt: now - dayMs } : { syncToken: token },
  );
  if (!reply.ok && reply.problem.kind === 'sync-expired') {
    full = true;
    reply = await client.listChanges(calendarId, { fromAt: now - dayMs });
  }
  if (!reply.ok) return noteProblem(services, connection, reply.problem);
  for (const event of reply.value.events) {
    const problem = await takeIn(services, access, event);
    if (problem) return noteProblem(services, connection, problem);
  }
  const trouble = await lookForOthers(services, access, {
    full,
    listed: new Set(reply.value.events.map(({ id }) => id)),
  });
  if (trouble) return trouble;
  await updateConnection(queries, connection.version, {
    sync_calendar: calendarId,
    sync_token: reply.value.syncToken,
  });
  return null;
}

/** Takes in one event, if it is the present event of one of our bookings. */
async function takeIn(
  services: Services,
  access: OpenAccess,
  event: CalendarEvent,
): Promise<GoogleProblem | null> {
  const { bookingId } = event;
  if (bookingId === null) return null;
  return serially(bookingId, async () => {
    const link = await loadLink(services.db.query, bookingId);
    const dated = await loadDatedBooking(services.db.query, bookingId);
    if (!dated || link?.event_id !== event.id || link.state !== 'present') return null;
    return absorbEvent(services, access, dated, { link, event });
  });
}

/**
 * Looks up events of coming calls that no list tells of: those left in the calendar that was written to before, and
 * those missing from a list without a token, which leaves out what was deleted.
 */
async function lookForOthers(
  services: Services,
  access: OpenAccess,
  { full, listed }: { full: boolean; listed: ReadonlySet<string> },
): Promise<Trouble | null> {
  const { client, connection } = access;
  const links = await services.db.query
    .selectFrom('calendar_events')
    .innerJoin('bookings', 'bookings.id', 'calendar_events.booking_id')
    .selectAll('calendar_events')
    .where('calendar_events.state', '=', 'present')
    .where('bookings.ends_at', '>', services.clock.now())
    .execute();
  for (const link of links) {
    const elsewhere = link.calendar_id !== connection.writeCalendar;
    if (!elsewhere && (!full || listed.has(link.event_id))) continue;
    const found = await client.getEvent(link.calendar_id, link.event_id);
    // A former calendar that refuses to be read is no trouble of the one in use.
    if (!found.ok && elsewhere && found.problem.kind === 'permanent') continue;
    if (!found.ok) return noteProblem(services, connection, found.problem);
    const problem = found.value
      ? await takeIn(services, access, found.value)
      : await followTo(services, access, link);
    if (problem) return noteProblem(services, connection, problem);
    if (found.value) continue;
    await requeueBooking(services, link.booking_id, `missing-${link.event_id}`);
  }
  return null;
}
