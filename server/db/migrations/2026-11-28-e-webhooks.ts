import { type Kysely, sql } from 'kysely';

/** Addresses of other programs that owners have entered, and in the outbox which of them an entry is for. */
export async function webhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('sealed_url', 'text', (c) => c.notNull())
    .addColumn('sealed_secret', 'text', (c) => c.notNull())
    .addColumn('sealed_former', 'text')
    .addColumn('former_until', 'int8')
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('off_at', 'int8')
    .addColumn('off_because', 'text')
    .addColumn('last_sent_at', 'int8')
    .addColumn('failing_since', 'int8')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addCheckConstraint(
      'webhook_endpoints_off_check',
      sql`(off_at is null and off_because is null)
        or (off_at is not null and off_because in ('staff', 'failing', 'gone'))`,
    )
    .addCheckConstraint(
      'webhook_endpoints_former_check',
      sql`(sealed_former is null and former_until is null)
        or (sealed_former is not null and former_until is not null)`,
    )
    .execute();
  await db.schema.alterTable('outbox').addColumn('endpoint_id', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('answer_code', 'integer').execute();
  await sql`create index outbox_by_endpoint on outbox (endpoint_id, created_at, id)
    where kind = 'webhook'`.execute(db);
}
