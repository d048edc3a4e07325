import { dayBounds } from '#domain/availability/zone-day.ts';
import { type Phase, phaseOf } from '#domain/booking/lifecycle.ts';
import type { Talk } from '#domain/booking/talk.ts';
import { wallClock } from '#domain/format/instant.ts';
import { type Booking, toBooking } from '#server/bookings/booking.ts';
import { talkNow } from '#server/bookings/talk.ts';
import type { Services } from '#server/ports/services.ts';

/** A call of today with what is needed to hold it. */
export type AgendaCall = { booking: Booking; talk: Talk; phase: Phase };

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
  return Promise.all(
    rows.map(toBooking).map(async (booking) => ({
      booking,
      talk: await talkNow(services.db.query, booking),
      phase: phaseOf(booking, now),
    })),
  );
}
