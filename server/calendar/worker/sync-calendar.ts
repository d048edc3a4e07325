import { staleAfterMs } from '#server/calendar/busy/busy-source.ts';
import { refreshBusy } from '#server/calendar/busy/refresh-busy.ts';
import { alertOwner } from '#server/calendar/connection/alert-owner.tsx';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { type Connection, loadConnection, updateConnection } from '#server/calendar/connection/connection.ts';
import { noteTrouble } from '#server/calendar/connection/note-problem.ts';
import { needsOwner, type Trouble } from '#server/calendar/connection/trouble.ts';
import { followCalendar } from '#server/calendar/sync/follow-calendar.ts';
import { hurryQueue } from '#server/calendar/sync/requeue.ts';
import { waitingSince } from '#server/outbox/waiting.ts';

/** One round of the background work: busy time, changes made in the calendar, and how the connection is. */
export async function syncCalendar(services: CalendarServices): Promise<void> {
  const access = await services.calendar.access();
  if (access.kind === 'none') return;
  if (access.kind === 'lost') {
    if (access.reason !== 'revoked') await inTrouble(services, access.connection, access.reason);
    return;
  }
  const { connection } = access;
  const trouble = (await refreshBusy(services, access)) ?? (await followCalendar(services, access));
  if (trouble === 'revoked') return;
  if (trouble) return inTrouble(services, connection, trouble);
  await readWell(services, connection);
}

async function inTrouble(
  services: CalendarServices,
  connection: Connection,
  trouble: Trouble,
): Promise<void> {
  await noteTrouble(services, connection, trouble);
  await tellIfLasting(services, connection, trouble, connection.lastSyncAt ?? connection.connectedAt);
}

/** Tells the owner, unless the trouble may still pass by itself. @param since when it began, or before that */
async function tellIfLasting(
  services: CalendarServices,
  connection: Connection,
  trouble: Trouble,
  since: number,
): Promise<void> {
  const long = services.clock.now() - since >= staleAfterMs;
  if (needsOwner(trouble) || long) await alertOwner(services, connection, trouble);
}

/**
 * Reading goes well. Entries that Google did not take are tried again now; while there are any, the owner is not
 * told a second time of what may be the same trouble.
 */
async function readWell(services: CalendarServices, connection: Connection): Promise<void> {
  const queries = services.db.query;
  const before = await loadConnection(queries);
  const since = await waitingSince(queries, { kind: 'booking-changed', reason: 'calendar-unwritten' });
  await updateConnection(queries, connection.version, {
    last_sync_at: services.clock.now(),
    last_error: null,
    last_error_at: null,
    ...(since === null && { alerted_at: null }),
  });
  if (!before?.lastError) return;
  if (since === null) services.log.info('calendar-recovered');
  else await tellIfLasting(services, connection, before.lastError as Trouble, since);
  await hurryQueue(services);
}
