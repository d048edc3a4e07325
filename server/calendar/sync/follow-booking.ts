import { type Delivery, PermanentFailure, TryLater } from '../../outbox/entries.ts';
import type { Services } from '../../services.ts';
import { refreshAround } from '../busy/refresh-around.ts';
import type { CalendarAccess } from '../connection/google-link.ts';
import { noteProblem } from '../connection/note-problem.ts';
import { backOffMs, type GoogleProblem } from '../google/errors.ts';
import { eventIdFor } from '../google/event-id.ts';
import { absorbEvent } from './absorb-event.ts';
import {
  changeLink,
  type DatedBooking,
  type EventLink,
  isKept,
  loadDatedBooking,
  loadLink,
  saveLink,
  seenOf,
} from './event-links.ts';
import { type EventText, eventText } from './event-text.ts';
import { followMeet } from './follow-meet.ts';
import { serially } from './serially.ts';

type OpenAccess = Extract<CalendarAccess, { kind: 'open' }>;

/** What is asked of the calendar next, so that it agrees with the booking. */
type Step = 'create' | 'change' | 'delete' | 'none';

const mostSteps = 8;
const waitForOwnerMs = 15 * 60_000;

/**
 * Brings the calendar in line with one booking as it stands now: creates, moves, rewords or deletes its event.
 * Harmless when repeated, so entries may come twice and in any order; after each call the booking is read again.
 * @throws TryLater while Google cannot be reached or the owner must reconnect, PermanentFailure when it refuses for good
 */
export function followBooking(
  services: Services,
  { payload, attempt }: Pick<Delivery<{ bookingId: string }>, 'payload' | 'attempt'>,
): Promise<void> {
  const { bookingId } = payload;
  return serially(bookingId, async () => {
    for (let done = 0; done < mostSteps; done += 1) {
      const access = await services.calendar.access();
      if (access.kind === 'none') return;
      const dated = await loadDatedBooking(services.db.query, bookingId);
      const link = await loadLink(services.db.query, bookingId);
      const text = dated && access.kind === 'open' ? eventText(services, dated.booking, access.zone) : null;
      const step = nextStep(services.clock.now(), dated, link, text);
      if (access.kind === 'lost') {
        if (step === 'none') return;
        throw new TryLater('The calendar must be reconnected by the owner.', waitForOwnerMs);
      }
      if (step === 'none') return followMeet(services, access, dated, link);
      const problem =
        step === 'delete'
          ? await remove(services, access, link)
          : step === 'create'
            ? await create(services, access, dated, link, text)
            : await change(services, access, dated, link, text);
      if (problem) throw await afterProblem(services, access, problem, attempt);
    }
    throw new TryLater('The booking and its calendar entry keep changing.', 60_000);
  });
}

function nextStep(
  now: number,
  dated: DatedBooking | undefined,
  link: EventLink | undefined,
  text: EventText | null,
): Step {
  const there = link !== undefined && link.state !== 'deleted';
  if (!dated || !isKept(dated.booking)) return there ? 'delete' : 'none';
  const { startsAt, endsAt } = dated.booking;
  // A call that is over gets no new event and no more invitations.
  if (endsAt <= now) return 'none';
  if (link?.state !== 'present') return 'create';
  const agrees = link.starts_at === startsAt && link.ends_at === endsAt;
  return agrees && (text === null || link.text_hash === text.hash) ? 'none' : 'change';
}

async function create(
  services: Services,
  { client, connection, zone }: OpenAccess,
  dated: DatedBooking | undefined,
  link: EventLink | undefined,
  text: EventText | null,
): Promise<GoogleProblem | null> {
  if (!dated || !text) return null;
  const { booking } = dated;
  const queries = services.db.query;
  const now = services.clock.now();
  const started = link?.state === 'creating' ? link : newLink(dated, link, connection.writeCalendar, now);
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
    withMeet: true,
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
    text_hash: created ? text.hash : null,
  });
  services.log.info('calendar-event-created', { booking: booking.id, again: !created });
  return null;
}

function newLink(
  { booking }: DatedBooking,
  before: EventLink | undefined,
  calendarId: string,
  now: number,
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
    text_hash: null,
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

async function change(
  services: Services,
  access: OpenAccess,
  dated: DatedBooking | undefined,
  link: EventLink | undefined,
  text: EventText | null,
): Promise<GoogleProblem | null> {
  if (!dated || !link || !text) return null;
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
  // Somebody was there first: look, and decide whose change is the later one.
  const found = await client.getEvent(link.calendar_id, link.event_id);
  if (!found.ok) return found.problem;
  if (found.value) await absorbEvent(services, dated, link, found.value);
  else await changeLink(queries, booking.id, { state: 'deleted' });
  return null;
}

async function remove(
  services: Services,
  access: OpenAccess,
  link: EventLink | undefined,
): Promise<GoogleProblem | null> {
  if (!link) return null;
  const reply = await access.client.deleteEvent(link.calendar_id, link.event_id);
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

/** Remembers the problem and says how to go on: a refusal for good ends the entry, anything else is tried again. */
async function afterProblem(
  services: Services,
  { connection }: OpenAccess,
  problem: GoogleProblem,
  attempt: number,
): Promise<Error> {
  const trouble = await noteProblem(services, connection, problem);
  if (problem.kind === 'permanent' && problem.status === 400) {
    return new PermanentFailure(`Google refused the calendar entry (${problem.reason}).`);
  }
  const delay =
    problem.kind === 'retryable' ? backOffMs(attempt, Math.random, problem.retryAfterMs) : waitForOwnerMs;
  return new TryLater(`The calendar entry could not be written yet (${trouble}).`, delay);
}
