import type { CalendarSeed, FakeClient, World } from './world.ts';

export interface FakeGoogleOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Epoch milliseconds; `control.advance` adds to it. */
  now?: () => number;
  clients?: FakeClient[];
  calendars?: CalendarSeed[];
  publishing?: World['publishing'];
  /** How long a Meet link stays pending, on the stand-in's clock. */
  meetDelayMs?: number;
}

const owner = 'owner@foreshore.example';
const defaultCalendars: CalendarSeed[] = [
  { id: owner, summary: owner, timeZone: 'Europe/London', accessRole: 'owner', primary: true },
  {
    id: 'studio@group.calendar.google.com',
    summary: 'Studio',
    timeZone: 'Europe/London',
    accessRole: 'owner',
  },
  {
    id: 'shared@foreshore.example',
    summary: 'Shared diary',
    timeZone: 'Europe/London',
    accessRole: 'reader',
  },
];

/** An empty stand-in: its calendars, nothing in them, nobody connected. */
export function createWorld(options: FakeGoogleOptions, now: () => number): World {
  const calendars = options.calendars ?? defaultCalendars;
  return {
    now,
    ownerEmail: calendars.find((calendar) => calendar.primary)?.id ?? owner,
    publishing: options.publishing ?? 'production',
    meetDelayMs: options.meetDelayMs ?? 1000,
    clients: options.clients ?? [],
    calendars: new Map(
      calendars.map((seed) => [seed.id, { ...seed, events: new Map(), freeBusyError: null }]),
    ),
    revision: 0,
    counter: 0,
    syncEpoch: 1,
    authRequests: new Map(),
    codes: new Map(),
    grants: new Map(),
    refreshTokens: [],
    accessTokens: new Map(),
    channels: new Map(),
    faults: [],
    calls: [],
    invitations: [],
    deliveries: new Set(),
  };
}
