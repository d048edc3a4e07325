import { openStatuses } from '#domain/booking/lifecycle.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { Attribution } from '#domain/leads/touch.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';

const bookings = (queries: Queries) => queries.selectFrom('bookings').selectAll();

/** One booking, or undefined when there is none with this id. */
export async function findBooking(services: Services, id: string): Promise<Booking | undefined> {
  const row = await bookings(services.db.query).where('id', '=', id).executeTakeFirst();
  return row && toBooking(row);
}

/** Requests and confirmed calls that share time with a booking: what the owner should know before saying yes. */
export async function bookingsBeside(services: Services, booking: Booking): Promise<Booking[]> {
  const rows = await bookings(services.db.query)
    .where('id', '<>', booking.id)
    .where('status', 'in', openStatuses)
    .where('starts_at', '<', booking.endsAt)
    .where('ends_at', '>', booking.startsAt)
    .orderBy('starts_at')
    .execute();
  return rows.map(toBooking);
}

/** Where a call came from: the enquiry before it, and the visitor's first and latest touch. */
export async function originOf(
  services: Services,
  id: string,
): Promise<{
  lead: { id: string; kind: LeadKind; createdAt: number } | null;
  attribution: Attribution | null;
}> {
  const row = await services.db.query
    .selectFrom('bookings')
    .leftJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.attribution', 'leads.id as leadId', 'leads.kind', 'leads.created_at as createdAt'])
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
  const { leadId, kind, createdAt } = row;
  return {
    lead: leadId && kind && createdAt ? { id: leadId, kind, createdAt } : null,
    attribution: row.attribution ? (JSON.parse(row.attribution) as Attribution) : null,
  };
}
