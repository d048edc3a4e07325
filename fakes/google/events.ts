import { notifyChannels } from './channels.ts';
import {
  checkTimes,
  instantOf,
  isObject,
  settleMeet,
  stamp,
  startMeet,
  withAttendees,
} from './event-resource.ts';
import { sendInvitation } from './invitations.ts';
import type { Json } from './json.ts';
import type { Reply } from './reply.ts';
import { refuse, refuseParameter } from './reply.ts';
import type { FakeCalendar, FakeEvent, SentInvitation, World } from './world.ts';
import { nextNumber } from './world.ts';

/** One call on a calendar's events, already authorised. */
export interface EventCall {
  world: World;
  calendar: FakeCalendar;
  query: URLSearchParams;
  body: Json;
  ifMatch: string | undefined;
}

/** Sends the e-mails that `sendUpdates` asks for; the default is none. */
function invite(call: EventCall, event: FakeEvent, action: SentInvitation['action']): void {
  const sendUpdates = call.query.get('sendUpdates') ?? 'none';
  if (!['all', 'externalOnly', 'none'].includes(sendUpdates)) {
    refuseParameter('invalidParameter', `Invalid value '${sendUpdates}'.`, 'sendUpdates');
  }
  if (sendUpdates !== 'none') sendInvitation(call.world, call.calendar, event, action);
}

/** SEQUENCE as a client may give it: below the present one it is refused. */
function sequenceOf(body: Json, least: number): number {
  const given = body.sequence === undefined ? least : Number(body.sequence);
  if (!Number.isInteger(given) || given < 0)
    refuseParameter('invalid', 'Invalid sequence value.', 'sequence');
  return given;
}

function find(call: EventCall, eventId: string): FakeEvent {
  const event = call.calendar.events.get(eventId);
  if (!event) refuse('notFound');
  if (call.ifMatch !== undefined && call.ifMatch !== event.resource.etag) refuse('conditionNotMet');
  return event;
}

/** POST events: our id or one of Google's; an id used before, deleted events included, answers 409. */
export function insertEvent(call: EventCall): Reply {
  const { world, calendar, body } = call;
  const id = body.id === undefined ? `fakeevent${nextNumber(world)}` : String(body.id);
  if (!/^[a-v0-9]{5,1024}$/.test(id)) refuseParameter('invalid', 'Invalid resource id value.', 'event.id');
  checkTimes(calendar, body);
  if (calendar.events.has(id)) refuse('duplicate');
  const created = new Date(world.now()).toISOString();
  const { conferenceData: _asked, ...given } = body;
  const event: FakeEvent = {
    revision: 0,
    meetReadyAt: null,
    resource: {
      kind: 'calendar#event',
      ...given,
      id,
      etag: '',
      status: 'confirmed',
      htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
      created,
      iCalUID: `${id}@google.com`,
      sequence: sequenceOf(body, 0),
      creator: { email: world.ownerEmail, self: true },
      organizer: { email: calendar.id, self: true },
      reminders: body.reminders ?? { useDefault: true },
      eventType: 'default',
    },
  };
  withAttendees(event.resource, calendar);
  startMeet(world, event, body, call.query.get('conferenceDataVersion'));
  settleMeet(world, event);
  invite(call, event, 'invited');
  calendar.events.set(id, event);
  stamp(world, event);
  notifyChannels(world, calendar.id);
  return { status: 200, json: event.resource };
}

/** GET one event. A deleted one is still shown, with status `cancelled`. */
export function getEvent(call: EventCall, eventId: string): Reply {
  const event = call.calendar.events.get(eventId);
  if (!event) refuse('notFound');
  return { status: 200, json: event.resource };
}

function merge(target: Json, patch: Json): void {
  for (const [field, value] of Object.entries(patch)) {
    const stored = target[field];
    if (value === null) delete target[field];
    else if (isObject(value) && isObject(stored)) merge(stored, value);
    else target[field] = value;
  }
}

/**
 * PATCH: fields given replace those stored, null removes, arrays are replaced whole. A new time raises
 * `sequence` and asks the attendees again. A deleted event stays deleted unless its status is patched.
 */
export function patchEvent(call: EventCall, eventId: string): Reply {
  const { world, calendar, body } = call;
  const event = find(call, eventId);
  const next = structuredClone(event.resource);
  const { id: _id, etag: _etag, sequence: _sequence, iCalUID: _uid, conferenceData: _asked, ...given } = body;
  merge(next, given);
  checkTimes(calendar, next);
  const zone = calendar.timeZone;
  const moved =
    instantOf(next.start, zone) !== instantOf(event.resource.start, zone) ||
    instantOf(next.end, zone) !== instantOf(event.resource.end, zone);
  next.sequence = sequenceOf(body, event.resource.sequence);
  if (next.sequence < event.resource.sequence) {
    refuseParameter('invalid', 'Invalid sequence value.', 'sequence');
  }
  if (moved) {
    next.sequence = Math.max(next.sequence, event.resource.sequence + 1);
    if (Array.isArray(next.attendees)) {
      next.attendees = next.attendees
        .filter(isObject)
        .map((one) => ({ ...one, responseStatus: 'needsAction' }));
    }
  }
  withAttendees(next, calendar);
  event.resource = next;
  startMeet(world, event, body, call.query.get('conferenceDataVersion'));
  invite(call, event, 'updated');
  stamp(world, event);
  notifyChannels(world, calendar.id);
  return { status: 200, json: event.resource };
}

/** DELETE: 204, then 410 for ever; the id stays taken. */
export function deleteEvent(call: EventCall, eventId: string): Reply {
  const event = find(call, eventId);
  if (event.resource.status === 'cancelled') refuse('deleted');
  event.resource.status = 'cancelled';
  event.resource.sequence += 1;
  invite(call, event, 'cancelled');
  stamp(call.world, event);
  notifyChannels(call.world, call.calendar.id);
  return { status: 204 };
}
