import { type BusyInterval, type Interval, overlaps } from '#domain/availability/intervals.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { type Connection, loadConnection } from '#server/calendar/connection/connection.ts';
import type { GoogleLink } from '#server/calendar/connection/google-link.ts';
import { noteProblem } from '#server/calendar/connection/note-problem.ts';
import { offLane } from '#server/db/in-lane.ts';
import type { BusySource, CalendarReading } from '#server/ports/busy-source.ts';
import type { Services } from '#server/ports/services.ts';
import { loadBusy, patchBusy, type StoredBusy } from './busy-store.ts';
import { readBusy } from './read-busy.ts';
import { withinLimit } from './within-limit.ts';

/** A visitor is waiting: after this time the answer counts as unknown. */
const freshLimitMs = 3_000;

/** Busy time that was read longer ago is no longer trusted: times are then offered as requests. */
export const staleAfterMs = 5 * minuteMs;

type Parts = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'wakeOutbox'>;

/**
 * Busy time of the checked calendars. Ordinarily from what the background worker has read, without a call;
 * `fresh` asks Google, for at most three seconds. Without a connected calendar the site's own diary is all there is.
 */
export function createBusySource(services: Parts, link: GoogleLink): BusySource {
  return async (window, { fresh }) => {
    const connection = await loadConnection(services.db.query);
    if (!connection || connection.state === 'disconnected') return { mode: 'live', busy: [] };
    const stored = await loadBusy(services.db.query, connection.checkedCalendars);
    const known = busyIn(stored, window);
    if (connection.state === 'revoked') return { mode: 'unknown', busy: known };
    if (fresh) return (await readFresh(services, link, window)) ?? { mode: 'unknown', busy: known };
    const trusted = isTrusted(connection, stored, window, services.clock.now());
    return { mode: trusted ? 'live' : 'unknown', busy: known };
  };
}

/** Whether what is stored answers for the whole window, for every checked calendar, and is recent. */
function isTrusted(
  connection: Connection,
  stored: readonly StoredBusy[],
  window: Interval,
  now: number,
): boolean {
  return connection.checkedCalendars.every((id) => {
    const one = stored.find(({ calendarId }) => calendarId === id);
    if (!one || one.error !== null || one.fetchedAt === null || now - one.fetchedAt > staleAfterMs)
      return false;
    // Time in the past needs no answer.
    return (
      one.window.startAt <= Math.max(window.startAt, Math.min(now, window.endAt)) &&
      one.window.endAt >= window.endAt
    );
  });
}

function busyIn(stored: readonly StoredBusy[], window: Interval): BusyInterval[] {
  return stored
    .flatMap(({ intervals }) => intervals)
    .filter((one) => overlaps(one, window))
    .map((one) => ({ ...one, kind: 'calendar' as const }));
}

async function readFresh(
  services: Parts,
  link: GoogleLink,
  window: Interval,
): Promise<CalendarReading | null> {
  const access = await link.access();
  if (access.kind === 'none') return { mode: 'live', busy: [] };
  if (access.kind === 'lost') return null;
  const { client, connection } = access;
  const ask = () => withinLimit(readBusy(client, connection.checkedCalendars, window), freshLimitMs);
  const reading = await offLane(ask);
  if (!reading) {
    services.log.warn('calendar-slow');
    return null;
  }
  if (reading.problem) {
    await noteProblem(services, connection, reading.problem);
    return null;
  }
  const busy: BusyInterval[] = [];
  for (const [calendarId, answer] of reading.calendars) {
    if (answer.kind === 'unknown') return null;
    busy.push(...answer.intervals.map((one) => ({ ...one, kind: 'calendar' as const })));
    await patchBusy(services.db.query, calendarId, window, answer.intervals);
  }
  return { mode: 'live', busy };
}
