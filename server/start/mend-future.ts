import { sql } from 'kysely';
import { dayMs } from '#domain/format/durations.ts';
import { clockSkewMs } from '#server/base/clock.ts';
import { mendReminders } from '#server/bookings/reminders.ts';
import { mendScheduled } from '#server/content/releases/mend-scheduled.ts';
import type { Queries } from '#server/db/db.ts';
import { hurryPutOffByClock } from '#server/outbox/put-off-by-clock.ts';
import { bringForward } from '#server/outbox/schedule.ts';
import type { Services } from '#server/ports/services.ts';
import { instanceLeases } from './instances.ts';

type Parts = Pick<Services, 'db' | 'log'>;

/**
 * Takes back what was written while the clock was ahead and would last until that time comes: attempts put off,
 * times held, leases, links, sign-ins, readings of the calendar that look fresh, people at the top of every list. To be
 * called while the clock is believed. An hour's difference between instances is left alone, and of what somebody was
 * given, as links and sign-ins, a day's.
 */
export async function mendFuture(parts: Parts, now: number): Promise<void> {
  const rows =
    (await mendDeliveries(parts.db.query, now)) +
    (await hurryPutOffByClock(parts.db.query, { now, ownTimes })) +
    (await mendReminders(parts.db.query, now)) +
    (await mendScheduled(parts.db.query, now)) +
    (await endHolds(parts, now + clockSkewMs)) +
    (await endWhatBeganLater(parts, now + dayMs)) +
    (await sortPeople(parts, now)) +
    (await forgetReadings(parts, now + clockSkewMs)) +
    (await endRests(parts.db.query, now));
  if (rows > 0) parts.log.warn('future-mended', { rows });
}

/** Reminders and releases. */
const ownTimes = ['booking-reminder', 'data-request-reminder', 'publish-release'] as const;

/** No back-off lasts as long as a day. Digests are due the next morning. */
function mendDeliveries(queries: Queries, now: number): Promise<number> {
  return bringForward(queries, { dueAfter: now + 2 * dayMs, to: now, except: ownTimes });
}

/** Visitors would be kept from these times until then. */
async function endHolds({ db }: Parts, future: number): Promise<number> {
  const gone = await db.query.deleteFrom('booking_holds').where('held_since', '>', future).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

async function endWhatBeganLater({ db }: Parts, future: number): Promise<number> {
  const { query } = db;
  // This table is better-auth's, which keeps dates as text on SQLite.
  const date = db.engine === 'postgres' ? new Date(future) : new Date(future).toISOString();
  const gone = await Promise.all([
    query
      .deleteFrom('leases')
      .where('expires_at', '>', future)
      .where('name', 'not like', instanceLeases)
      .executeTakeFirst(),
    query.deleteFrom('setup_links').where('created_at', '>', future).executeTakeFirst(),
    query.deleteFrom('staff_links').where('created_at', '>', future).executeTakeFirst(),
    query.deleteFrom('staff_steps').where('created_at', '>', future).executeTakeFirst(),
    query.deleteFrom('oauth_states').where('created_at', '>', future).executeTakeFirst(),
  ]);
  const sessions = await sql`delete from staff_sessions where "createdAt" > ${date}`.execute(query);
  return Number(gone.reduce((sum, one) => sum + one.numDeletedRows, sessions.numAffectedRows ?? 0n));
}

/** Somebody of whom something came while the clock was ahead would stand above all who come after. */
async function sortPeople({ db }: Parts, now: number): Promise<number> {
  const { numUpdatedRows } = await db.query
    .updateTable('people')
    .set({ last_at: now })
    .where('last_at', '>', now + dayMs)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The calendar is read anew, and changes in it are looked for from now on, not from then. */
async function forgetReadings({ db }: Parts, future: number): Promise<number> {
  const busy = await db.query
    .updateTable('calendar_busy')
    .set({ fetched_at: null })
    .where('fetched_at', '>', future)
    .executeTakeFirst();
  const connection = await db.query
    .updateTable('calendar_connections')
    .set({ last_sync_at: null, alerted_at: null, sync_token: null })
    .where('last_sync_at', '>', future)
    .executeTakeFirst();
  return Number(busy.numUpdatedRows + connection.numUpdatedRows);
}

/** Places where staff are told rest for minutes; a message put off until then came forward with the others. */
async function endRests(queries: Queries, now: number): Promise<number> {
  const mended = await queries
    .updateTable('staff_ways')
    .set({ rest_until: now })
    .where('rest_until', '>', now + dayMs)
    .executeTakeFirst();
  return Number(mended.numUpdatedRows);
}
