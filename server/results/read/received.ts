import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';

// What counts, once and for all: the figures and the lists behind them ask the same. Each is the condition of its
// index, word for word.

/** Enquiries that were let through and are no spam. Sign-ups for the newsletter ask for nothing. */
export const countedLeads = (query: Queries) =>
  query
    .selectFrom('leads')
    .where(
      sql<SqlBool>`leads.quarantine <> 'held' and leads.status <> 'spam' and leads.kind <> 'newsletter'`,
    );

/** Calls that were booked or asked for and not called off; with the enquiry that they belong to, for its services. */
export const countedCalls = (query: Queries) =>
  query
    .selectFrom('bookings')
    .leftJoin('leads', 'leads.id', 'bookings.lead_id')
    .where(sql<SqlBool>`bookings.doubted = 0 and bookings.status not in ('cancelled', 'declined')`);
