import { eventIdFor } from '#domain/booking/event-id.ts';
import type { Api } from './api.ts';
import { eventsPath } from './api.ts';
import type { Result } from './errors.ts';
import { failure, success } from './errors.ts';
import { type EventDraft, newTimesForGoogle, toGoogle } from './event-body.ts';
import type { CalendarEvent, Meet } from './event-mapping.ts';
import { fromGoogle, googleEvent } from './event-mapping.ts';
import { unexpectedReply } from './http.ts';

/** What the event verbs share: the connection, the owner's zone, and fresh ids for Meet requests. */
export interface EventContext {
  api: Api;
  hostTimeZone: string;
  newRequestId: () => string;
}

/** Whether Google tells the guests of a change; 'none' is for what is no news to them. */
const writeQuery = (silent: boolean) => ({
  sendUpdates: silent ? 'none' : 'all',
  conferenceDataVersion: '1',
});

function read(context: EventContext, value: unknown, writes: boolean): Result<CalendarEvent> {
  const parsed = googleEvent.safeParse(value);
  return parsed.success ? success(fromGoogle(parsed.data, context.hostTimeZone)) : unexpectedReply(writes);
}

/** One event, null when there is none. A deleted one comes with status 'cancelled', or is refused with 410. */
export async function getEvent(
  context: EventContext,
  calendarId: string,
  eventId: string,
): Promise<Result<CalendarEvent | null>> {
  const reply = await context.api({ method: 'GET', path: eventsPath(calendarId, eventId) });
  if (reply.ok) return read(context, reply.value, false);
  if (reply.problem.kind === 'deleted') return read(context, { id: eventId, status: 'cancelled' }, false);
  return reply.problem.kind === 'not-found' ? success(null) : reply;
}

async function insert(
  context: EventContext,
  calendarId: string,
  draft: EventDraft,
): Promise<Result<CalendarEvent>> {
  const json = toGoogle(draft, context.newRequestId());
  const path = eventsPath(calendarId);
  const reply = await written(context.api, { method: 'POST', path, query: writeQuery(false), json });
  if (reply.ok) return read(context, reply.value, true);
  // Nothing was there yet that could have been deleted but the calendar itself.
  return reply.problem.kind === 'deleted' ? failure({ kind: 'not-found' }) : reply;
}

/**
 * A write that names a SEQUENCE, which Google's reference neither promises nor forbids: refused with it (400), it is
 * made without, and Google counts on by itself.
 */
async function written(api: Api, call: Parameters<Api>[0] & { json: Record<string, unknown> }) {
  const reply = await api(call);
  const { sequence, ...json } = call.json;
  const refused = !reply.ok && reply.problem.kind === 'permanent' && reply.problem.status === 400;
  return refused && sequence !== undefined ? api({ ...call, json }) : reply;
}

export type Created = { event: CalendarEvent; created: boolean };

/** The event that already has our id: live, it is the answer; deleted, the id is spent. */
function existing(event: CalendarEvent | null): Result<Created> {
  if (event === null || event.status === 'cancelled') return failure({ kind: 'deleted' });
  return success({ event, created: false });
}

/**
 * Puts a booking into the calendar exactly once, however often it is called. The id is ours: 409 means
 * already created (by an earlier attempt, whose answer was lost), and is answered with that event;
 * when the answer is lost now, the event is looked up, then inserted once more. After a 5xx or a rate
 * limit nothing is sent at once: back off and call again. `created` is false when the event was already
 * there: compare its times with the booking's, which may have moved since.
 * 'deleted': the owner deleted the event; a new one needs the next `generation`.
 */
export async function createEvent(
  context: EventContext,
  calendarId: string,
  draft: EventDraft,
): Promise<Result<Created>> {
  const eventId = eventIdFor(draft.bookingId, draft.generation);
  let reply = await insert(context, calendarId, draft);
  if (!reply.ok && reply.problem.kind === 'retryable' && reply.problem.status === null) {
    const found = await getEvent(context, calendarId, eventId);
    if (!found.ok) return reply;
    if (found.value) return existing(found.value);
    reply = await insert(context, calendarId, draft);
  }
  if (reply.ok) return success({ event: reply.value, created: true });
  if (reply.problem.kind !== 'duplicate') return reply;
  const found = await getEvent(context, calendarId, eventId);
  return found.ok ? existing(found.value) : found;
}

/** What can change on a booking's event. `ifMatch` (an etag) turns a change made meanwhile into 'conflict'. */
export interface EventChange {
  times?: { startAt: number; endAt: number; timeZone: string };
  description?: string;
  summary?: string;
  location?: string;
  /** Who is invited from then on, instead of those before. */
  attendees?: { email: string }[];
  /** SEQUENCE of the changed invitation; Google counts on by itself when left out. */
  sequence?: number;
  ifMatch?: string;
  /** The guests are not told. */
  silent?: boolean;
}

/** Moves or rewords an event, only what is given, and tells the guests unless silent; harmless when repeated. 'deleted' when it is gone. */
export async function changeEvent(
  context: EventContext,
  calendarId: string,
  eventId: string,
  change: EventChange,
): Promise<Result<CalendarEvent>> {
  const { times, ifMatch, silent = false, ...fields } = change;
  const reply = await written(context.api, {
    method: 'PATCH',
    path: eventsPath(calendarId, eventId),
    query: writeQuery(silent),
    json: { ...fields, ...(times ? newTimesForGoogle(times) : {}) },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
  if (!reply.ok) return reply.problem.kind === 'not-found' ? failure({ kind: 'deleted' }) : reply;
  const event = read(context, reply.value, true);
  return event.ok && event.value.status === 'cancelled' ? failure({ kind: 'deleted' }) : event;
}

/**
 * Deletes an event and tells the attendees; 404 and 410 mean it is already done.
 * @param options `silent`: nobody is told, as for a call that took place long ago
 */
export async function deleteEvent(
  context: EventContext,
  calendarId: string,
  eventId: string,
  { silent = false }: { silent?: boolean } = {},
): Promise<Result<{ wasThere: boolean }>> {
  const path = eventsPath(calendarId, eventId);
  const { sendUpdates } = writeQuery(silent);
  const reply = await context.api({ method: 'DELETE', path, query: { sendUpdates } });
  if (reply.ok) return success({ wasThere: true });
  const gone = reply.problem.kind === 'not-found' || reply.problem.kind === 'deleted';
  return gone ? success({ wasThere: false }) : reply;
}

/**
 * Asks for an event's Meet link until it is no longer pending, waiting `delaysMs` between looks; the
 * last state seen is the answer. `sleep` is passed in.
 */
export async function awaitMeet(
  context: EventContext,
  calendarId: string,
  eventId: string,
  waiting: { delaysMs: number[]; sleep: (ms: number) => Promise<void> },
): Promise<Result<Meet>> {
  for (let look = 0; ; look += 1) {
    const found = await getEvent(context, calendarId, eventId);
    if (!found.ok) return found;
    const meet: Meet = found.value?.meet ?? { kind: 'none' };
    const delayMs = waiting.delaysMs[look];
    if (meet.kind !== 'pending' || delayMs === undefined) return success(meet);
    await waiting.sleep(delayMs);
  }
}
