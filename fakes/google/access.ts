import { refuse } from './reply.ts';
import type { AccessToken, FakeCalendar, World } from './world.ts';
import { findCalendar } from './world.ts';

const prefix = 'https://www.googleapis.com/auth/';
const inFull = (names: string[]): string[] => names.map((name) => prefix + name);

/** Which scopes open which method, as on the 'Authorization' table of each method's reference page. */
export const scopesFor = {
  freeBusy: inFull(['calendar', 'calendar.readonly', 'calendar.freebusy', 'calendar.events.freebusy']),
  calendarList: inFull([
    'calendar',
    'calendar.readonly',
    'calendar.calendarlist',
    'calendar.calendarlist.readonly',
  ]),
  readEvents: inFull(['calendar', 'calendar.readonly', 'calendar.events', 'calendar.events.readonly']),
  readOwnEvents: inFull(['calendar.events.owned', 'calendar.events.owned.readonly']),
  writeEvents: inFull(['calendar', 'calendar.events']),
  writeOwnEvents: inFull(['calendar.events.owned']),
};

/** Checks the bearer token: 401 authError when missing, unknown, expired or revoked. */
export function authenticate(world: World, authorization: string | undefined): AccessToken {
  const token = world.accessTokens.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
  if (!token || token.expiresAt <= world.now()) refuse('authError');
  return token;
}

/** 403 unless one of the scopes was granted. */
export function requireScope(token: AccessToken, anyOf: string[]): void {
  if (!token.scopes.some((scope) => anyOf.includes(scope))) refuse('insufficientPermissions');
}

/**
 * Opens a calendar for reading or writing events: 403 without a fitting scope (the `owned` scopes
 * fit only calendars the account owns), 404 when it does not exist, 403 without write access.
 */
export function openCalendar(
  world: World,
  token: AccessToken,
  calendarId: string,
  mode: 'read' | 'write',
): FakeCalendar {
  const everywhere = mode === 'read' ? scopesFor.readEvents : scopesFor.writeEvents;
  const owned = mode === 'read' ? scopesFor.readOwnEvents : scopesFor.writeOwnEvents;
  requireScope(token, [...everywhere, ...owned]);
  const calendar = findCalendar(world, calendarId);
  if (!calendar) refuse('notFound');
  if (calendar.accessRole !== 'owner') requireScope(token, everywhere);
  if (mode === 'write' && calendar.accessRole !== 'owner' && calendar.accessRole !== 'writer') {
    refuse('requiredAccessLevel');
  }
  return calendar;
}
