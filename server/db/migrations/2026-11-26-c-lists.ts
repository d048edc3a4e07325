import { type Kysely, sql } from 'kysely';

/**
 * Each list of the owner's area in the order in which it is shown, so that a page of it costs the same wherever it
 * lies. The conditions are those of the queries, word for word: that is how SQLite knows that an index fits.
 */
const indexes = [
  "leads_received on leads (created_at, id) where quarantine <> 'held'",
  "leads_received_by_kind on leads (kind, created_at, id) where quarantine <> 'held'",
  "leads_held on leads (created_at, id) where quarantine = 'held'",
  'bookings_by_status on bookings (status, ends_at, id)',
  "bookings_closed on bookings (ends_at, id) where status not in ('requested', 'confirmed')",
  "outbox_deliveries on outbox (created_at, id) where kind in ('email', 'webhook')",
  `outbox_failing on outbox (created_at, id) where kind in ('email', 'webhook')
    and (status = 'dead' or (status = 'pending' and failures > 0 and waits_for is null))`,
  'outbox_by_state on outbox (status, kind)',
  'newsletter_by_change on newsletter_subscriptions (updated_at, id)',
  'newsletter_by_status on newsletter_subscriptions (status, updated_at, id)',
  'data_requests_open on data_requests (status, due_on, received_at, id)',
  'data_requests_answered on data_requests (status, answered_on, received_at, id)',
];

export async function lists(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  await sql`drop index data_requests_by_due`.execute(db);
}
