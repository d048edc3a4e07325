import type { Kysely } from 'kysely';

/** Notes, who ended a booking, the version of its links, and holds while details are typed. */
export async function bookingLifecycle(db: Kysely<unknown>): Promise<void> {
  const text = (name: string) =>
    db.schema
      .alterTable('bookings')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await text('notes');
  await db.schema.alterTable('bookings').addColumn('ended_by', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('move_key', 'text').execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('link_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('booking_holds')
    .addColumn('owner_hash', 'text', (c) => c.notNull())
    .addColumn('client_hash', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'int8', (c) => c.notNull())
    .addColumn('ends_at', 'int8', (c) => c.notNull())
    .addColumn('held_since', 'int8', (c) => c.notNull())
    .addColumn('expires_at', 'int8', (c) => c.notNull())
    .addPrimaryKeyConstraint('booking_holds_key', ['owner_hash', 'starts_at'])
    .execute();
  await db.schema.createIndex('booking_holds_by_start').on('booking_holds').column('starts_at').execute();
  await db.schema
    .createIndex('booking_holds_by_client')
    .on('booking_holds')
    .columns(['client_hash', 'held_since'])
    .execute();
}
