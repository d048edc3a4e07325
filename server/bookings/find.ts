import type { Services } from '../services.ts';
import { type Booking, toBooking } from './booking.ts';

/** Bookings for the owner's list: what comes first, then what was, newest first. */
export async function listBookings(services: Services): Promise<{ upcoming: Booking[]; past: Booking[] }> {
  const now = services.clock.now();
  const bookings = () => services.db.query.selectFrom('bookings').selectAll();
  const upcoming = await bookings().where('ends_at', '>', now).orderBy('starts_at').limit(500).execute();
  const past = await bookings().where('ends_at', '<=', now).orderBy('starts_at', 'desc').limit(200).execute();
  return { upcoming: upcoming.map(toBooking), past: past.map(toBooking) };
}

/** One booking, or undefined when there is none with this id. */
export async function findBooking(services: Services, id: string): Promise<Booking | undefined> {
  const row = await services.db.query
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toBooking(row);
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
