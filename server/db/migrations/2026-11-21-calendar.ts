import type { Kysely } from 'kysely';

/** The connection to the owner's calendar, sign-ins under way, busy time as last read, events of bookings, leases. */
export async function calendar(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_connections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('refresh_token', 'text')
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('calendars', 'text', (c) => c.notNull())
    .addColumn('write_calendar', 'text', (c) => c.notNull())
    .addColumn('checked_calendars', 'text', (c) => c.notNull())
    .addColumn('connected_at', 'int8', (c) => c.notNull())
    .addColumn('last_refresh_at', 'int8')
    .addColumn('last_sync_at', 'int8')
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', 'int8')
    .addColumn('alerted_at', 'int8')
    .addColumn('sync_calendar', 'text')
    .addColumn('sync_token', 'text')
    .execute();

  await db.schema
    .createTable('oauth_states')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('session_hash', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('redirect_uri', 'text', (c) => c.notNull())
    .addColumn('return_to', 'text', (c) => c.notNull())
    .addColumn('popup', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addColumn('used_at', 'int8')
    .execute();

  await db.schema
    .createTable('calendar_busy')
    .addColumn('calendar_id', 'text', (c) => c.primaryKey())
    .addColumn('window_start_at', 'int8', (c) => c.notNull())
    .addColumn('window_end_at', 'int8', (c) => c.notNull())
    .addColumn('intervals', 'text', (c) => c.notNull())
    .addColumn('fetched_at', 'int8')
    .addColumn('error', 'text')
    .execute();

  await db.schema
    .createTable('calendar_events')
    .addColumn('booking_id', 'text', (c) => c.primaryKey())
    .addColumn('calendar_id', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('etag', 'text')
    .addColumn('starts_at', 'int8', (c) => c.notNull())
    .addColumn('ends_at', 'int8', (c) => c.notNull())
    .addColumn('text_hash', 'text')
    .addColumn('meet_state', 'text', (c) => c.notNull())
    .addColumn('meet_link', 'text')
    .addColumn('html_link', 'text')
    .addColumn('guest_response', 'text')
    .addColumn('owner_change', 'text')
    .addColumn('owner_changed_at', 'int8')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('synced_at', 'int8')
    .execute();
  await db.schema.createIndex('calendar_events_by_event').on('calendar_events').column('event_id').execute();

  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .execute();
}
