import { authenticate, openCalendar, requireScope, scopesFor } from './access.ts';
import { authorize, consent } from './authorize.ts';
import { listCalendars, queryFreeBusy } from './calendars.ts';
import { stopChannel, watchEvents } from './channels.ts';
import { listEvents } from './event-list.ts';
import { isObject, settleMeet } from './event-resource.ts';
import type { EventCall } from './events.ts';
import { deleteEvent, getEvent, insertEvent, patchEvent } from './events.ts';
import type { CallKind } from './fault.ts';
import type { Json } from './json.ts';
import type { Reply } from './reply.ts';
import { refuse } from './reply.ts';
import { revoke, token } from './tokens.ts';
import type { World } from './world.ts';

/** A request as the handlers see it. */
export interface Incoming {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
  body: string;
}

const api = '/calendar/v3';
const routes: [method: string, pattern: RegExp, kind: CallKind][] = [
  ['GET', /^\/o\/oauth2\/v2\/auth$/, 'authorize'],
  ['POST', /^\/o\/oauth2\/v2\/auth\/consent$/, 'consent'],
  ['POST', /^\/token$/, 'token'],
  ['POST', /^\/revoke$/, 'revoke'],
  ['GET', new RegExp(`^${api}/users/me/calendarList$`), 'calendarList.list'],
  ['POST', new RegExp(`^${api}/freeBusy$`), 'freeBusy.query'],
  ['POST', new RegExp(`^${api}/channels/stop$`), 'channels.stop'],
  ['POST', new RegExp(`^${api}/calendars/([^/]+)/events/watch$`), 'events.watch'],
  ['POST', new RegExp(`^${api}/calendars/([^/]+)/events$`), 'events.insert'],
  ['GET', new RegExp(`^${api}/calendars/([^/]+)/events$`), 'events.list'],
  ['GET', new RegExp(`^${api}/calendars/([^/]+)/events/([^/]+)$`), 'events.get'],
  ['PATCH', new RegExp(`^${api}/calendars/([^/]+)/events/([^/]+)$`), 'events.patch'],
  ['DELETE', new RegExp(`^${api}/calendars/([^/]+)/events/([^/]+)$`), 'events.delete'],
];

/** The call that a request makes, with the ids in its path; null when it is none of Google’s. */
export function routeOf(incoming: Incoming): { kind: CallKind; ids: string[] } | null {
  for (const [method, pattern, kind] of routes) {
    const match = method === incoming.method ? pattern.exec(incoming.url.pathname) : null;
    if (match) return { kind, ids: match.slice(1).map(decodeURIComponent) };
  }
  return null;
}

function jsonBody(incoming: Incoming): Json {
  if (incoming.body === '') return {};
  try {
    const parsed: unknown = JSON.parse(incoming.body);
    if (isObject(parsed)) return parsed;
  } catch {
    // Answered below like any other unreadable body.
  }
  return refuse('badRequest');
}

/** Carries out one call; throws refusals. */
export function handle(world: World, incoming: Incoming, kind: CallKind, ids: string[]): Reply {
  const query = incoming.url.searchParams;
  if (kind === 'authorize') return authorize(world, query);
  if (kind === 'consent') return consent(world, new URLSearchParams(incoming.body));
  if (kind === 'token') return token(world, new URLSearchParams(incoming.body));
  if (kind === 'revoke') return revoke(world, new URLSearchParams(`${query}&${incoming.body}`));
  const access = authenticate(world, incoming.headers.authorization);
  const body = jsonBody(incoming);
  if (kind === 'calendarList.list') {
    requireScope(access, scopesFor.calendarList);
    return listCalendars(world, query);
  }
  if (kind === 'freeBusy.query') {
    requireScope(access, scopesFor.freeBusy);
    return queryFreeBusy(world, body);
  }
  if (kind === 'channels.stop') return stopChannel(world, body);
  const reads = kind === 'events.get' || kind === 'events.list' || kind === 'events.watch';
  const [calendarId = '', eventId = ''] = ids;
  const calendar = openCalendar(world, access, calendarId, reads ? 'read' : 'write');
  for (const event of calendar.events.values()) settleMeet(world, event);
  const call: EventCall = { world, calendar, query, body, ifMatch: incoming.headers['if-match'] };
  if (kind === 'events.watch') return watchEvents(world, calendar, body);
  if (kind === 'events.list') return listEvents(call);
  if (kind === 'events.insert') return insertEvent(call);
  if (kind === 'events.get') return getEvent(call, eventId);
  return kind === 'events.patch' ? patchEvent(call, eventId) : deleteEvent(call, eventId);
}
