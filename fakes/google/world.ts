import type { Fault } from './fault.ts';
import type { Json } from './json.ts';

/** A JSON object as it goes over the wire. */
/** An OAuth client as registered in Google's console; redirect URIs are compared exactly. */
export interface FakeClient {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
}

export interface CalendarSeed {
  id: string;
  summary: string;
  timeZone: string;
  accessRole: 'owner' | 'writer' | 'reader' | 'freeBusyReader';
  primary?: boolean;
}

/** One event: the resource Google would show, and what only the stand-in knows. */
export interface FakeEvent {
  resource: Json & { id: string; status: string; etag: string; sequence: number };
  /** World revision of the last change; sync tokens are positions in this sequence. */
  revision: number;
  /** When a pending Meet link resolves, epoch milliseconds; null when none is pending. */
  meetReadyAt: number | null;
}

export interface FakeCalendar extends CalendarSeed {
  events: Map<string, FakeEvent>;
  /** Set by a fault switch: freeBusy answers 200 with this reason for the calendar. */
  freeBusyError: string | null;
}

export interface AuthRequest {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string | null;
  codeChallenge: string | null;
  offline: boolean;
  forced: boolean;
}

interface IssuedCode {
  request: AuthRequest;
  scopes: string[];
  firstConsent: boolean;
  expiresAt: number;
}

export interface RefreshToken {
  token: string;
  clientId: string;
  scopes: string[];
  lastUsedAt: number;
  expiresAt: number | null;
}

export interface AccessToken {
  clientId: string;
  scopes: string[];
  expiresAt: number;
}

export interface Channel {
  id: string;
  calendarId: string;
  resourceId: string;
  address: string;
  token: string | null;
  expiresAt: number;
  messageNumber: number;
}

/** An e-mail Google would have sent to attendees, because a write asked for it. */
export interface SentInvitation {
  action: 'invited' | 'updated' | 'cancelled';
  calendarId: string;
  eventId: string;
  to: string[];
  at: number;
  /** The iCalendar part of the e-mail. */
  calendar: string;
}

/** One request that reached the stand-in, kept for assertions; never holds tokens. */
interface RecordedCall {
  kind: string;
  method: string;
  path: string;
  query: Record<string, string>;
  status: number | null;
  at: number;
}

/** The whole state of the stand-in, in memory. */
export interface World {
  now: () => number;
  ownerEmail: string;
  /** In 'testing', refresh tokens last seven days, as for an unpublished app. */
  publishing: 'production' | 'testing';
  /** Null: the account makes no Meet links, and a request for one is passed over. */
  meetDelayMs: number | null;
  clients: FakeClient[];
  calendars: Map<string, FakeCalendar>;
  revision: number;
  counter: number;
  /** Raised to make all earlier sync tokens too old. */
  syncEpoch: number;
  authRequests: Map<string, AuthRequest>;
  codes: Map<string, IssuedCode>;
  /** Scopes consented to, by client id. */
  grants: Map<string, Set<string>>;
  refreshTokens: RefreshToken[];
  accessTokens: Map<string, AccessToken>;
  channels: Map<string, Channel>;
  faults: Fault[];
  calls: RecordedCall[];
  invitations: SentInvitation[];
  /** Channel notifications under way; `control.settled()` waits for them. */
  deliveries: Set<Promise<void>>;
}

/** The next number for tokens, codes and ids: unique within one run, the same in each run. */
export function nextNumber(world: World): number {
  world.counter += 1;
  return world.counter;
}

/** Looks a calendar up; `primary` is the owner's own. */
export function findCalendar(world: World, id: string): FakeCalendar | undefined {
  if (id !== 'primary') return world.calendars.get(id);
  return [...world.calendars.values()].find((calendar) => calendar.primary);
}
