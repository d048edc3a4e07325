import { type Kysely, sql } from 'kysely';

/** What counts bookings by mailbox and network, why one is doubted, its moves, and sliding windows of limits. */
export async function abuseOfBookings(db: Kysely<unknown>): Promise<void> {
  const add = (table: string, name: string, type: 'text' | 'integer', without: string | number) =>
    db.schema
      .alterTable(table)
      .addColumn(name, type, (c) => c.notNull().defaultTo(without))
      .execute();
  await add('bookings', 'mailbox_key', 'text', '');
  await add('bookings', 'network_hash', 'text', '');
  await add('bookings', 'reasons', 'text', '[]');
  await add('bookings', 'doubted', 'integer', 0);
  await add('bookings', 'visitor_moves', 'text', '[]');
  await sql`update bookings set mailbox_key = lower(email)`.execute(db);
  await add('booking_holds', 'network_hash', 'text', '');
  await add('rate_limits', 'hits_before', 'integer', 0);
  const index = (table: string, column: string, next: string) =>
    db.schema.createIndex(`${table}_by_${column}`).on(table).columns([column, next]).execute();
  await index('bookings', 'mailbox_key', 'created_at');
  await index('bookings', 'network_hash', 'created_at');
  await index('booking_holds', 'network_hash', 'held_since');
}
