import type { Services } from '../../services.ts';
import { connectionRow, updateConnection } from '../connection/connection.ts';
import type { CalendarAccess } from '../connection/google-link.ts';
import { noteProblem } from '../connection/note-problem.ts';
import type { Trouble } from '../connection/trouble.ts';
import type { CalendarEvent } from '../google/event-mapping.ts';
import { absorbEvent } from './absorb-event.ts';
import { changeLink, loadDatedBooking, loadLink } from './event-links.ts';
import { requeueBooking } from './requeue.ts';
import { serially } from './serially.ts';

const dayMs = 24 * 60 * 60_000;

type OpenAccess = Extract<CalendarAccess, { kind: 'open' }>;

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
  for (const event of reply.value.events) await takeIn(services, event);
  if (full) {
    const trouble = await lookForMissing(services, access, new Set(reply.value.events.map(({ id }) => id)));
    if (trouble) return trouble;
  }
  await updateConnection(queries, connection.version, {
    sync_calendar: calendarId,
    sync_token: reply.value.syncToken,
  });
  return null;
}

/** Takes in one event, if it is the present event of one of our bookings. */
async function takeIn(services: Services, event: CalendarEvent): Promise<void> {
  const { bookingId } = event;
  if (bookingId === null) return;
  await serially(bookingId, async () => {
    const link = await loadLink(services.db.query, bookingId);
    const dated = await loadDatedBooking(services.db.query, bookingId);
    if (!dated || link?.event_id !== event.id || link.state !== 'present') return;
    await absorbEvent(services, dated, link, event);
  });
}

/** A list without a token leaves out what was deleted, so each missing event of a coming call is looked up. */
async function lookForMissing(
  services: Services,
  { client, connection }: OpenAccess,
  listed: ReadonlySet<string>,
): Promise<Trouble | null> {
  const links = await services.db.query
    .selectFrom('calendar_events')
    .innerJoin('bookings', 'bookings.id', 'calendar_events.booking_id')
    .select(['booking_id', 'event_id'])
    .where('calendar_events.state', '=', 'present')
    .where('calendar_events.calendar_id', '=', connection.writeCalendar)
    .where('bookings.ends_at', '>', services.clock.now())
    .execute();
  for (const link of links) {
    if (listed.has(link.event_id)) continue;
    const found = await client.getEvent(connection.writeCalendar, link.event_id);
    if (!found.ok) return noteProblem(services, connection, found.problem);
    if (found.value) {
      await takeIn(services, found.value);
      continue;
    }
    // Never in this calendar, as after a change of account: the booking stands and gets a new event.
    await changeLink(services.db.query, link.booking_id, { state: 'deleted' });
    await requeueBooking(services, link.booking_id, `missing-${link.event_id}`);
  }
  return null;
}
