import { dayMs } from '#domain/format/durations.ts';
import { loadPolicy } from '#server/availability/policy.ts';
import { type Connection, loadConnection } from '#server/calendar/connection/connection.ts';
import { loadCredentials } from '#server/calendar/connection/credentials.ts';
import { explainTrouble, likelyCauses } from '#server/calendar/connection/trouble.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import type { Services } from '#server/ports/services.ts';

/** What `GET /api/admin/calendar/status` answers. Instants are ISO texts; there are no tokens in it. */
export type CalendarStatus = {
  connected: boolean;
  calendarId: string | null;
  hasCredentials: boolean;
  lastSync: string | null;
  error: string | null;
  state: 'never-connected' | Connection['state'];
  /** Whether the calendar is known just now; when not, visitors can only ask for a time. */
  mode: 'live' | 'unknown';
  /** What the owner has chosen at Availability; `at-once` holds only while `mode` is live. */
  booking: 'at-once' | 'owner-confirms' | 'closed';
  /** Why Google may have ended the connection, the likeliest first; empty while it has not. */
  causes: string[];
  checkedCalendars: string[];
  lastRefresh: string | null;
  connectedAt: string | null;
  /** Changes that wait to be written to the calendar, and those given up. */
  queue: { waiting: number; failed: number };
};

/** The state of the connection, read from the database alone: it answers also while Google does not. */
export async function calendarStatus(services: Services): Promise<CalendarStatus> {
  const connection = await loadConnection(services.db.query);
  const connected = connection?.state === 'connected';
  const known = connection && connection.state !== 'disconnected' ? connection : null;
  const now = services.clock.now();
  const { mode } = await services.busySource({ startAt: now, endAt: now + dayMs }, { fresh: false });
  return {
    connected,
    calendarId: known?.writeCalendar ?? null,
    hasCredentials: (await loadCredentials(services)) !== null,
    lastSync: iso(known?.lastSyncAt),
    error: known?.lastError ? sentence(known.lastError) : null,
    state: connection?.state ?? 'never-connected',
    mode: mode === 'live' ? 'live' : 'unknown',
    booking: await chosenBooking(services),
    causes: troubleOf(connection, now)?.causes ?? [],
    checkedCalendars: known?.checkedCalendars ?? [],
    lastRefresh: iso(known?.lastRefreshAt),
    connectedAt: iso(known?.connectedAt),
    queue: await queueState(services),
  };
}

/** How calls are booked, as the owner has chosen. */
export async function chosenBooking(services: Pick<Services, 'db'>): Promise<CalendarStatus['booking']> {
  const { open, confirmation } = await loadPolicy(services.db.query);
  if (!open) return 'closed';
  return confirmation === 'owner' ? 'owner-confirms' : 'at-once';
}

function sentence(code: string): string {
  const { title, text } = explainTrouble(code);
  return `${title}. ${text}`;
}

type Trouble = { title: string; text: string; causes: string[] };

/** What the owner reads when the connection is broken: the trouble, and for a dead permission its likely causes. */
export async function calendarTrouble({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<Trouble | null> {
  return troubleOf(await loadConnection(db.query), clock.now());
}

/** The same of a connection that has been read already. @param now epoch milliseconds */
export function troubleOf(connection: Connection | null, now: number): Trouble | null {
  if (!connection?.lastError || connection.state === 'disconnected') return null;
  const causes = connection.lastError === 'revoked' ? likelyCauses(connection, now) : [];
  return { ...explainTrouble(connection.lastError), causes };
}

async function queueState(services: Services): Promise<{ waiting: number; failed: number }> {
  const { waiting, dead } = await outboxHealth(services.db.query, ['booking-changed']);
  return { waiting, failed: dead };
}

function iso(at: number | null | undefined): string | null {
  return at == null ? null : new Date(at).toISOString();
}
