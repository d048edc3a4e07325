import { meetsByGoogle, placeOf, talkOfEvent } from '#server/bookings/talk.ts';
import { refreshAround } from '#server/calendar/busy/refresh-around.ts';
import type { CalendarAccess } from '#server/calendar/connection/google-link.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import { eventIdFor } from '#server/calendar/google/event-id.ts';
import type { Services } from '#server/ports/services.ts';
import { absorbEvent } from './absorb-event.ts';
import { changeLink, type DatedBooking, type EventLink, saveLink, seenOf } from './event-links.ts';
import type { EventText } from './event-text.ts';

export type OpenAccess = Extract<CalendarAccess, { kind: 'open' }>;

/** A booking whose event is to be written, with its words; `link` is the event as last seen. */
type Wanted<Link> = { dated: DatedBooking; text: EventText; link: Link };

/** Creates the event, or finds the one that an earlier attempt has created. @returns what kept it from happening */
export async function createFor(
  services: Services,
  { client, connection, zone }: OpenAccess,
  { dated, link, text }: Wanted<EventLink | undefined>,
): Promise<GoogleProblem | null> {
  const { booking } = dated;
  const queries = services.db.query;
  const now = services.clock.now();
  const started =
    link?.state === 'creating'
      ? again(link, text)
      : newLink(dated, link, connection.writeCalendar, now, text);
  if (started !== link) await saveLink(queries, started);
  const { calendar_id: calendarId, generation } = started;
  const reply = await client.createEvent(calendarId, {
    bookingId: booking.id,
    generation,
    startAt: booking.startsAt,
    endAt: booking.endsAt,
    timeZone: zone,
    summary: text.summary,
    description: text.description,
    attendees: [{ email: booking.email, name: booking.name }],
    withMeet: meetsByGoogle(booking),
    ...placeOf(talkOfEvent(booking)),
  });
  if (!reply.ok) {
    const { problem } = reply;
    const otherCalendar = problem.kind === 'not-found' && calendarId !== connection.writeCalendar;
    if (problem.kind !== 'deleted' && !otherCalendar) return problem;
    // The id is spent, or its calendar is gone: the next round takes the next generation.
    await changeLink(queries, booking.id, { state: 'deleted' });
    return null;
  }
  const { event, created } = reply.value;
  await changeLink(queries, booking.id, {
    ...seenOf(event, booking.email, now),
    state: 'present',
    starts_at: event.startAt ?? booking.startsAt,
    ends_at: event.endAt ?? booking.endsAt,
    text_hash: created ? text.hash : started.text_hash,
  });
  services.log.info('calendar-event-created', { booking: booking.id, again: !created });
  return null;
}

/** An earlier attempt may have written other words: which words the event carries is then unknown. */
function again(link: EventLink, text: EventText): EventLink {
  return link.text_hash === null || link.text_hash === text.hash ? link : { ...link, text_hash: null };
}

function newLink(
  { booking }: DatedBooking,
  before: EventLink | undefined,
  calendarId: string,
  now: number,
  text: EventText,
): EventLink {
  const generation = before ? before.generation + 1 : 0;
  return {
    booking_id: booking.id,
    calendar_id: calendarId,
    event_id: eventIdFor(booking.id, generation),
    generation,
    state: 'creating',
    etag: null,
    starts_at: booking.startsAt,
    ends_at: booking.endsAt,
    text_hash: text.hash,
    meet_state: 'none',
    meet_link: null,
    html_link: null,
    guest_response: null,
    owner_change: null,
    owner_changed_at: null,
    created_at: now,
    synced_at: null,
  };
}

/** Moves or rewords the event, unless the owner did something to it later. @returns what kept it from happening */
export async function changeFor(
  services: Services,
  access: OpenAccess,
  { dated, link, text }: Wanted<EventLink>,
): Promise<GoogleProblem | null> {
  const { booking } = dated;
  const queries = services.db.query;
  const now = services.clock.now();
  const { client, zone } = access;
  const reply = await client.changeEvent(link.calendar_id, link.event_id, {
    times: { startAt: booking.startsAt, endAt: booking.endsAt, timeZone: zone },
    summary: text.summary,
    description: text.description,
    ...(link.etag && { ifMatch: link.etag }),
  });
  if (reply.ok) {
    await changeLink(queries, booking.id, {
      ...seenOf(reply.value, booking.email, now),
      starts_at: reply.value.startAt ?? booking.startsAt,
      ends_at: reply.value.endAt ?? booking.endsAt,
      text_hash: text.hash,
    });
    await refreshAround(services, access, { startAt: link.starts_at, endAt: link.ends_at });
    services.log.info('calendar-event-changed', { booking: booking.id });
    return null;
  }
  if (reply.problem.kind !== 'conflict' && reply.problem.kind !== 'deleted') return reply.problem;
  // The event was changed in between: read it, and decide which change is the later one.
  const found = await client.getEvent(link.calendar_id, link.event_id);
  if (!found.ok) return found.problem;
  if (found.value) await absorbEvent(services, dated, link, found.value);
  else await changeLink(queries, booking.id, { state: 'deleted' });
  return null;
}

/** Deletes the event and lets its time be offered again. @returns what kept it from happening */
export async function removeFor(
  services: Services,
  access: OpenAccess,
  link: EventLink,
): Promise<GoogleProblem | null> {
  // A call that took place was not cancelled: when its year is over, its event goes without a word to the visitor.
  const silent = link.ends_at <= services.clock.now();
  const reply = await access.client.deleteEvent(link.calendar_id, link.event_id, { silent });
  if (!reply.ok) return reply.problem;
  await changeLink(services.db.query, link.booking_id, {
    state: 'deleted',
    meet_link: null,
    synced_at: services.clock.now(),
  });
  await refreshAround(services, access, { startAt: link.starts_at, endAt: link.ends_at });
  services.log.info('calendar-event-deleted', { booking: link.booking_id });
  return null;
}
