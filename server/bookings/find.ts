import { closedStatuses, openStatuses } from '#domain/booking/lifecycle.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { Attribution } from '#domain/leads/touch.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';

export type BookingLists = {
  /** Requests that wait for an answer, then calls that are over and not marked yet; each in order of time. */
  needsAction: Booking[];
  /** Confirmed calls ahead, the next one first. */
  upcoming: Booking[];
  /** Ahead, and called off: newest first, as what is past. */
  calledOff: Booking[];
  /** What is over, newest first. */
  past: Booking[];
};

const bookings = (queries: Queries) => queries.selectFrom('bookings').selectAll();

/** Bookings for the owner's list: what waits for the owner, what comes, what was. */
export async function listBookings(services: Services): Promise<BookingLists> {
  const now = services.clock.now();
  const queries = services.db.query;
  const requests = await bookings(queries)
    .where('status', '=', 'requested')
    .orderBy('starts_at')
    .limit(200)
    .execute();
  const unmarked = await bookings(queries)
    .where('status', '=', 'confirmed')
    .where('ends_at', '<=', now)
    .orderBy('starts_at')
    .limit(200)
    .execute();
  const upcoming = await bookings(queries)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(500)
    .execute();
  const ended = bookings(queries)
    .where('status', 'in', closedStatuses)
    .orderBy('starts_at', 'desc')
    .limit(200);
  const calledOff = await ended.where('ends_at', '>', now).execute();
  const past = await ended.where('ends_at', '<=', now).execute();
  return {
    needsAction: [...requests, ...unmarked].map(toBooking),
    upcoming: upcoming.map(toBooking),
    calledOff: calledOff.map(toBooking),
    past: past.map(toBooking),
  };
}

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

/** How many confirmed calls lie ahead. */
export async function countUpcoming(services: Services): Promise<number> {
  const { count } = await services.db.query
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', services.clock.now())
    .executeTakeFirstOrThrow();
  return Number(count);
}
