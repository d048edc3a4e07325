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
  const now = services.clock.now();
  const goOn = (pages: number) => pages < pagesPerRound && services.clock.now() - now < roundMs;
  let place = placeOf(await connectionRow(queries), calendarId, now);
  const list = ({ token, page, since }: Place) =>
    client.listChanges(calendarId, token === null ? { fromAt: since - dayMs } : { syncToken: token }, {
      page,
      goOn,
    });
  let reply = await list(place);
  if (!reply.ok && reply.problem.kind === 'sync-expired') {
    place = { token: null, page: null, since: now };
    reply = await list(place);
  }
  if (!reply.ok) return noteProblem(services, connection, reply.problem);
  for (const event of reply.value.events) {
    const problem = await takeIn(services, access, event);
    if (problem) return noteProblem(services, connection, problem);
  }
  const { events, nextPage, syncToken } = reply.value;
  const listed = new Set(events.filter(({ bookingId }) => bookingId !== null).map(({ id }) => id));
  const full = place.token === null && nextPage === null;
  const listedSince = place.page === null ? null : place.since;
  const trouble = await lookForOthers(services, access, { full, listed, listedSince });
  if (trouble) return trouble;
  await updateConnection(queries, connection.version, {
    sync_calendar: calendarId,
    sync_token: nextPage === null ? syncToken : place.token,
    sync_page: nextPage,
    sync_since: nextPage === null ? null : place.since,
  });
  return null;
}

/** Pages that one round reads, and how long it may take over them; the next one goes on where it stopped. */
const pagesPerRound = 20;
const roundMs = 30_000;

/** How far a listing has come; a token that is null stands for everything from the day before `since`. */
type Place = { token: string | null; page: string | null; since: number };

/** One that has not come to its end within a day is begun anew. */
function placeOf(row: Awaited<ReturnType<typeof connectionRow>>, calendarId: string, now: number): Place {
  if (row?.sync_calendar !== calendarId) return { token: null, page: null, since: now };
  const { sync_token: token, sync_page: page, sync_since: since } = row;
  if (page === null || since === null) return { token, page: null, since: now };
  return now - since < dayMs ? { token, page, since } : { token: null, page: null, since: now };
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
  { full, listed, listedSince }: { full: boolean; listed: ReadonlySet<string>; listedSince: number | null },
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
    const wasListed = listedSince !== null && (link.synced_at ?? 0) >= listedSince;
    if (!elsewhere && (!full || wasListed || listed.has(link.event_id))) continue;
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
