import { isObject, spanOf } from './event-resource.ts';
import type { Json } from './json.ts';
import type { Reply } from './reply.ts';
import { refuse, refuseParameter } from './reply.ts';
import type { FakeCalendar, FakeEvent, World } from './world.ts';
import { findCalendar } from './world.ts';

/** Google expands at most this many calendars in one freeBusy query. */
const freeBusyLimit = 50;

/** GET users/me/calendarList, in pages of `maxResults` (100 when not given). */
export function listCalendars(world: World, query: URLSearchParams): Reply {
  const from = Number(query.get('pageToken') ?? 0);
  const size = Math.min(Number(query.get('maxResults') ?? 100), 250);
  const all = [...world.calendars.values()];
  const items = all.slice(from, from + size).map((calendar) => ({
    kind: 'calendar#calendarListEntry',
    etag: '"1"',
    id: calendar.id,
    summary: calendar.summary,
    timeZone: calendar.timeZone,
    accessRole: calendar.accessRole,
    selected: true,
    ...(calendar.primary ? { primary: true } : {}),
  }));
  const next = all.length > from + size ? { nextPageToken: String(from + size) } : {};
  return { status: 200, json: { kind: 'calendar#calendarList', etag: '"1"', ...next, items } };
}

/** Deleted events, transparent events and those that the calendar’s owner declined do not count as busy. */
function isBusy(event: FakeEvent): boolean {
  const { status, transparency, attendees } = event.resource;
  if (status === 'cancelled' || transparency === 'transparent') return false;
  const people: Json[] = Array.isArray(attendees) ? attendees.filter(isObject) : [];
  return !people.some((person) => person.self === true && person.responseStatus === 'declined');
}

function busyIn(calendar: FakeCalendar, from: number, to: number): { startAt: number; endAt: number }[] {
  const spans = [...calendar.events.values()]
    .filter(isBusy)
    .map((event) => spanOf(calendar, event))
    .filter((span) => span.startAt < to && span.endAt > from)
    .map((span) => ({ startAt: Math.max(span.startAt, from), endAt: Math.min(span.endAt, to) }))
    .sort((a, b) => a.startAt - b.startAt);
  const merged: { startAt: number; endAt: number }[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.startAt <= last.endAt) last.endAt = Math.max(last.endAt, span.endAt);
    else merged.push({ ...span });
  }
  return merged;
}

/** A time as freeBusy writes it: UTC, or with the offset of the `timeZone` asked for. */
function written(at: number, timeZone: string): string {
  if (timeZone === 'UTC') return new Date(at).toISOString().replace('.000Z', 'Z');
  return Temporal.Instant.fromEpochMilliseconds(at).toString({ timeZone });
}

function bound(body: Json, name: string): number {
  const value = body[name];
  if (value === undefined) refuseParameter('required', 'Required', name);
  if (typeof value !== 'string' || !/(Z|[+-]\d\d:\d\d)$/.test(value)) refuse('badRequest');
  const at = Date.parse(value);
  return Number.isNaN(at) ? refuse('badRequest') : at;
}

/**
 * POST freeBusy: start inclusive, end exclusive. A calendar that is missing, out of order or beyond
 * the limit of 50 is an `errors` entry inside a 200, under the id it was asked by.
 */
export function queryFreeBusy(world: World, body: Json): Reply {
  const from = bound(body, 'timeMin');
  const to = bound(body, 'timeMax');
  if (to <= from) refuseParameter('timeRangeEmpty', 'The specified time range is empty.', 'timeMax');
  const timeZone = typeof body.timeZone === 'string' ? body.timeZone : 'UTC';
  const ids = (Array.isArray(body.items) ? body.items : []).filter(isObject).map((item) => String(item.id));
  const answer = (id: string): Json => {
    const failed = (reason: string) => ({ errors: [{ domain: 'global', reason }], busy: [] });
    if (ids.length > freeBusyLimit) return failed('tooManyCalendarsRequested');
    const calendar = findCalendar(world, id);
    if (!calendar) return failed('notFound');
    if (calendar.freeBusyError !== null) return failed(calendar.freeBusyError);
    const busy = busyIn(calendar, from, to);
    return {
      busy: busy.map((span) => ({
        start: written(span.startAt, timeZone),
        end: written(span.endAt, timeZone),
      })),
    };
  };
  return {
    status: 200,
    json: {
      kind: 'calendar#freeBusy',
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(to).toISOString(),
      calendars: Object.fromEntries(ids.map((id) => [id, answer(id)])),
    },
  };
}
