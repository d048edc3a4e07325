import type { Json } from './json.ts';
import { refuse, refuseParameter } from './reply.ts';
import type { FakeCalendar, FakeEvent, World } from './world.ts';
import { nextNumber } from './world.ts';

/** True for a JSON object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The instant of an event's `start` or `end`: a dateTime with an offset, a dateTime with a
 * `timeZone`, or, for all-day events, midnight in the calendar's zone. Null when unreadable.
 */
export function instantOf(when: unknown, calendarZone: string): number | null {
  if (!isObject(when)) return null;
  try {
    if (typeof when.date === 'string') {
      return Temporal.PlainDate.from(when.date).toZonedDateTime(calendarZone).epochMilliseconds;
    }
    if (typeof when.dateTime !== 'string') return null;
    if (/(Z|[+-]\d\d:\d\d)$/.test(when.dateTime))
      return Temporal.Instant.from(when.dateTime).epochMilliseconds;
    if (typeof when.timeZone !== 'string') return null;
    return Temporal.PlainDateTime.from(when.dateTime).toZonedDateTime(when.timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}

/** Start and end of a stored event, epoch milliseconds. */
export function spanOf(calendar: FakeCalendar, event: FakeEvent): { startAt: number; endAt: number } {
  const startAt = instantOf(event.resource.start, calendar.timeZone) ?? 0;
  return { startAt, endAt: instantOf(event.resource.end, calendar.timeZone) ?? startAt };
}

const isBoth = (when: unknown): boolean =>
  isObject(when) && typeof when.date === 'string' && typeof when.dateTime === 'string';

/**
 * Throws as Google does: 400 for a missing or unreadable time, for a date beside a dateTime (a PATCH must clear the
 * one it replaces), timeRangeEmpty for an end before the start.
 */
export function checkTimes(calendar: FakeCalendar, resource: Json): void {
  if (resource.start === undefined) refuseParameter('required', 'Missing start time.', 'start');
  if (resource.end === undefined) refuseParameter('required', 'Missing end time.', 'end');
  if (isBoth(resource.start)) refuseParameter('invalid', 'Invalid start time.', 'start');
  if (isBoth(resource.end)) refuseParameter('invalid', 'Invalid end time.', 'end');
  const startAt = instantOf(resource.start, calendar.timeZone);
  const endAt = instantOf(resource.end, calendar.timeZone);
  if (startAt === null || endAt === null) refuse('badRequest');
  if (endAt <= startAt) refuseParameter('timeRangeEmpty', 'The specified time range is empty.', 'timeMax');
}

/** Attendees as Google stores them: `needsAction` until they answer; the calendar itself is `self`. */
export function withAttendees(resource: Json, calendar: FakeCalendar): void {
  if (!Array.isArray(resource.attendees)) return;
  resource.attendees = resource.attendees.filter(isObject).map((attendee) => ({
    responseStatus: 'needsAction',
    ...attendee,
    ...(attendee.email === calendar.id ? { self: true } : {}),
  }));
}

/** Turns a Meet request into a pending one; without `conferenceDataVersion=1` it is ignored. */
export function startMeet(world: World, event: FakeEvent, body: Json, version: string | null): void {
  const wanted = isObject(body.conferenceData) ? body.conferenceData.createRequest : undefined;
  if (version !== '1' || !isObject(wanted) || world.meetDelayMs === null) return;
  if (typeof wanted.requestId !== 'string') refuseParameter('required', 'Required', 'requestId');
  event.resource.conferenceData = {
    createRequest: {
      requestId: wanted.requestId,
      conferenceSolutionKey: { type: 'hangoutsMeet' },
      status: { statusCode: 'pending' },
    },
  };
  event.meetReadyAt = world.now() + world.meetDelayMs;
}

/** Resolves a pending Meet link whose time has come, or at once when `failed` is given. */
export function settleMeet(world: World, event: FakeEvent, failed = false): void {
  if (event.meetReadyAt === null || (!failed && event.meetReadyAt > world.now())) return;
  const data = isObject(event.resource.conferenceData) ? event.resource.conferenceData : {};
  const request = isObject(data.createRequest) ? data.createRequest : {};
  const settled = { ...request, status: { statusCode: failed ? 'failure' : 'success' } };
  event.meetReadyAt = null;
  if (failed) {
    event.resource.conferenceData = { createRequest: settled };
  } else {
    const uri = `https://meet.google.com/fak-emee-${String(nextNumber(world)).padStart(3, '0')}`;
    event.resource.hangoutLink = uri;
    event.resource.conferenceData = {
      createRequest: settled,
      conferenceId: uri.slice(-12),
      conferenceSolution: { key: { type: 'hangoutsMeet' }, name: 'Google Meet' },
      entryPoints: [{ entryPointType: 'video', uri, label: uri.slice(8) }],
    };
  }
  stamp(world, event);
}

/** Marks a change: a new etag, `updated`, and a new place in the order that sync tokens follow. */
export function stamp(world: World, event: FakeEvent): void {
  world.revision += 1;
  event.revision = world.revision;
  event.resource.etag = `"${3_000_000_000_000_000 + world.revision}"`;
  event.resource.updated = new Date(world.now()).toISOString();
}
