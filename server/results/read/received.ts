import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';

// What counts, once and for all: the figures and the lists behind them ask the same. Each is the condition of an
// index that holds all that is asked, word for word.

/**
 * Enquiries that were let through and are no spam. Sign-ups for the newsletter ask for nothing, and applications are
 * no business.
 */
export const countedLeads = (query: Queries) =>
  query
    .selectFrom('leads')
    .where(
      sql<SqlBool>`leads.quarantine <> 'held' and leads.status <> 'spam' and leads.kind not in ('newsletter', 'application')`,
    );

/** Calls that were booked or asked for and not called off. */
export const countedCalls = (query: Queries) =>
  query
    .selectFrom('bookings')
    .where(sql<SqlBool>`bookings.doubted = 0 and bookings.status not in ('cancelled', 'declined')`);

/** Calls with the enquiries that they belong to, which may be gone: for their services. */
export const callsWithEnquiry = (query: Queries) =>
  countedCalls(query).leftJoin('leads', 'leads.id', 'bookings.lead_id');
