import { type Kysely, sql } from 'kysely';
import { overlapMessage } from '#server/db/constraint.ts';
import type { Engine } from '#server/db/db.ts';

/** Bookings with their overlap guard, blocked dates, newsletter, outbox, settings, limits, set-up links. */
export async function firstJourney(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'int8', (c) => c.notNull())
    .addColumn('ends_at', 'int8', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('visitor_zone', 'text')
    .addColumn('attribution', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .addColumn('cancelled_at', 'int8')
    .execute();
  await db.schema.createIndex('bookings_by_start').on('bookings').column('starts_at').execute();
  if (engine === 'postgres') await guardOverlapOnPostgres(db);
  else await guardOverlapOnSqlite(db);

  await db.schema
    .createTable('blocked_dates')
    .addColumn('date', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('subject', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'int8', (c) => c.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('done_at', 'int8')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();
  await db.schema.createIndex('outbox_by_subject').on('outbox').column('subject').execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('window_start', 'int8', (c) => c.notNull())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('setup_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addColumn('used_at', 'int8')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .execute();
}

/** Confirmed bookings never overlap: ranges are half-open, so touching is allowed. */
async function guardOverlapOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add constraint bookings_no_overlap
    exclude using gist (int8range(starts_at, ends_at) with &&) where (status = 'confirmed')`.execute(db);
}

async function guardOverlapOnSqlite(db: Kysely<unknown>): Promise<void> {
  const clash = (self: string) => `
    select raise(abort, '${overlapMessage}') where new.status = 'confirmed' and exists (
      select 1 from bookings where status = 'confirmed' ${self}
        and starts_at < new.ends_at and ends_at > new.starts_at);`;
  await sql
    .raw(`create trigger bookings_no_overlap_insert before insert on bookings begin ${clash('')} end`)
    .execute(db);
  await sql
    .raw(
      `create trigger bookings_no_overlap_update before update of status, starts_at, ends_at on bookings
       begin ${clash('and id <> new.id')} end`,
    )
    .execute(db);
}
