import type { Kysely } from 'kysely';

/** Leads with their attachments, the lead that a booking belongs to, and the newsletter's double opt-in. */
export async function leads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('quarantine', 'text', (c) => c.notNull())
    .addColumn('reasons', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('attribution', 'text')
    .addColumn('consent_text', 'text')
    .addColumn('consent_at', 'int8')
    .addColumn('offer_id', 'text')
    .addColumn('offer_state', 'text')
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('updated_at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('leads_by_time').on('leads').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('leads_by_email').on('leads').column('email_key').execute();
  await db.schema.createIndex('leads_by_offer').on('leads').columns(['offer_id', 'offer_state']).execute();

  await db.schema
    .createTable('lead_attachments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('stored_name', 'text', (c) => c.notNull().unique())
    .addColumn('original_name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'int8', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('lead_attachments_by_lead').on('lead_attachments').column('lead_id').execute();

  await db.schema.alterTable('bookings').addColumn('lead_id', 'text').execute();
  await db.schema.createIndex('bookings_by_lead').on('bookings').column('lead_id').execute();

  const subscription = (name: string, type: 'text' | 'int8') =>
    db.schema.alterTable('newsletter_subscriptions').addColumn(name, type).execute();
  await subscription('consent_text', 'text');
  await subscription('source', 'text');
  await subscription('confirmed_at', 'int8');
  await subscription('unsubscribed_at', 'int8');
  await db.schema
    .alterTable('newsletter_subscriptions')
    .addColumn('generation', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
