import type { Services } from '../../services.ts';
import { staleAfterMs } from '../busy/busy-source.ts';
import { refreshBusy } from '../busy/refresh-busy.ts';
import { alertOwner } from '../connection/alert-owner.tsx';
import { type Connection, loadConnection, updateConnection } from '../connection/connection.ts';
import { noteTrouble } from '../connection/note-problem.ts';
import { needsOwner, type Trouble } from '../connection/trouble.ts';
import { followCalendar } from '../sync/follow-calendar.ts';
import { hurryQueue } from '../sync/requeue.ts';

/** One round of the background work: busy time, changes made in the calendar, and how the connection is. */
export async function syncCalendar(services: Services): Promise<void> {
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
  await allWell(services, connection);
}

async function inTrouble(services: Services, connection: Connection, trouble: Trouble): Promise<void> {
  await noteTrouble(services, connection, trouble);
  const lastGoodAt = connection.lastSyncAt ?? connection.connectedAt;
  const long = services.clock.now() - lastGoodAt >= staleAfterMs;
  if (needsOwner(trouble) || long) await alertOwner(services, connection, trouble);
}

async function allWell(services: Services, connection: Connection): Promise<void> {
  const before = await loadConnection(services.db.query);
  await updateConnection(services.db.query, connection.version, {
    last_sync_at: services.clock.now(),
    last_error: null,
    last_error_at: null,
    alerted_at: null,
  });
  if (before?.lastError) {
    services.log.info('calendar-recovered');
    await hurryQueue(services);
  }
}
