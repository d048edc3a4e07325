import { dayBounds } from '#domain/availability/zone-day.ts';
import { type Phase, phaseOf } from '#domain/booking/lifecycle.ts';
import type { Talk } from '#domain/booking/talk.ts';
import { wallClock } from '#domain/format/instant.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import { type Booking, toBooking } from '#server/bookings/booking.ts';
import { talkNow } from '#server/bookings/talk.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';

/** Who the call is with, as far as staff know them. */
type Caller = { id: string; phone: string; status: PersonStatus; step: string };

/** A call of today with what is needed to hold it; without a person while it is doubted whose it is. */
export type AgendaCall = { booking: Booking; talk: Talk; phase: Phase; person: Caller | null };

/** More calls than anybody holds in a day. */
const mostCalls = 100;

/** The confirmed calls of the current date in a zone, also those that are over, in order of time. */
export async function todaysCalls(services: Services, zone: string): Promise<AgendaCall[]> {
  const now = services.clock.now();
  const { startAt, endAt } = dayBounds(zone, wallClock(now, zone).date);
  const rows = await services.db.query
    .selectFrom('bookings')
    .selectAll()
    .where('starts_at', '>=', startAt)
    .where('starts_at', '<', endAt)
    .where('status', 'in', ['confirmed', 'done', 'no-show'])
    .orderBy('starts_at')
    .limit(mostCalls)
    .execute();
  const people = await peopleOf(
    services.db.query,
    rows.flatMap(({ person_id: id }) => (id === null ? [] : [id])),
  );
  return Promise.all(
    rows.map(async (row) => {
      const booking = toBooking(row);
      const talk = await talkNow(services.db.query, booking);
      return { booking, talk, phase: phaseOf(booking, now), person: people.get(row.person_id ?? '') ?? null };
    }),
  );
}

async function peopleOf(queries: Queries, ids: string[]): Promise<Map<string, Caller>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('people')
    .select(['id', 'phone', 'status', 'next_step as step'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
