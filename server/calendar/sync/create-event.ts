import { eventIdFor } from '#domain/booking/event-id.ts';
import { patienceMs } from '#server/bookings/mails/settle.ts';
import { meetsByGoogle, placeOf, talkOfEvent } from '#server/bookings/talk.ts';
import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { changeLink, type DatedBooking, type EventLink, saveLink, seenOf } from './event-links.ts';
import { type EventText, textHash } from './event-text.ts';
import { findElsewhere } from './find-elsewhere.ts';
import type { OpenAccess } from './open-access.ts';
import { tellNoLink } from './tell-no-link.tsx';
import { tellRefused } from './tell-refused.tsx';
import { wakeMails } from './wake-mails.ts';

/** A booking whose event is to be written, with its words; `link` is the event as last seen. */
export type Wanted<Link> = { dated: DatedBooking; text: EventText; link: Link };

/** Creates the event, or finds the one that an earlier attempt has created. @returns what kept it from happening */
export async function createFor(
  services: Services,
  access: OpenAccess,
  { dated, link, text }: Wanted<EventLink | undefined>,
): Promise<GoogleProblem | null> {
  const { booking } = dated;
  const { client, connection, zone } = access;
  const queries = services.db.query;
  const now = services.clock.now();
  const started =
    link?.state === 'creating' ? link : newLink(dated, link, connection.writeCalendar, now, text);
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
    attendees: started.guest_invited === 1 ? [{ email: booking.email }] : [],
    withMeet: meetsByGoogle(booking),
    ...placeOf(talkOfEvent(booking)),
    ...sequenceFor(dated, started, now),
  });
  if (!reply.ok) return afterRefusal(services, access, { booking, started }, reply.problem);
  const { event, created } = reply.value;
  const found = textHash(event.description);
  // Words that neither this attempt nor the first one wrote are the owner's.
  const asked = created || found === text.hash ? text.hash : found === started.text_hash ? found : null;
  const written = asked === null ? null : found;
  await changeLink(queries, booking.id, {
    ...seenOf(event, booking, { ...started, written_text_hash: written }, now),
    state: 'present',
    starts_at: event.startAt ?? booking.startsAt,
    ends_at: event.endAt ?? booking.endsAt,
    text_hash: asked,
    written_text_hash: written,
  });
  // Refused at once, or passed over: the owner's account may not make such links.
  if (meetsByGoogle(booking) && (event.meet.kind === 'none' || event.meet.kind === 'failed'))
    await tellNoLink(services, dated, started.generation);
  await wakeMails(services, booking.id);
  if (started.guest_invited === 0 && booking.invites) await tellRefused(services, booking, 'without-guest');
  services.log.info('calendar-event-created', { booking: booking.id, again: !created });
  return null;
}

/** Above the SEQUENCE of the file that went out while this event was not there. */
function sequenceFor({ booking, updatedAt }: DatedBooking, link: EventLink, now: number) {
  const own = booking.sequence + link.sequence_lead;
  const sequence = own > 0 || now - updatedAt >= patienceMs ? own + 1 : 0;
  return sequence > 0 ? { sequence } : {};
}

async function afterRefusal(
  services: Services,
  access: OpenAccess,
  { booking, started }: { booking: DatedBooking['booking']; started: EventLink },
  problem: GoogleProblem,
): Promise<GoogleProblem | null> {
  const queries = services.db.query;
  if (problem.kind === 'permanent' && problem.status === 400 && started.guest_invited === 1) {
    // What Google refuses for good may be the guest: tried once without, and our own file invites.
    await changeLink(queries, booking.id, { guest_invited: 0 });
    return null;
  }
  const otherCalendar =
    problem.kind === 'not-found' && started.calendar_id !== access.connection.writeCalendar;
  if (problem.kind !== 'deleted' && !otherCalendar) return problem;
  const elsewhere = await findElsewhere(access, started);
  if (!elsewhere.ok) return elsewhere.problem;
  // Moved to another calendar it is met there; otherwise its id is spent, or its calendar gone.
  const calendar_id = elsewhere.value?.calendarId;
  await changeLink(queries, booking.id, calendar_id ? { calendar_id } : { state: 'deleted' });
  return null;
}

function newLink(
  { booking }: DatedBooking,
  before: EventLink | undefined,
  calendarId: string,
  now: number,
  text: EventText,
): EventLink {
  // An id is spent in one calendar only: in another one the event keeps it, and with it its UID.
  const spent = before !== undefined && before.calendar_id === calendarId;
  const generation = (before?.generation ?? 0) + (spent ? 1 : 0);
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
    ical_uid: null,
    organizer: null,
    sequence: 0,
    sequence_lead: before?.sequence_lead ?? 0,
    written_text_hash: null,
    owner_text: 0,
    guest_invited: booking.invites ? 1 : 0,
  };
}
