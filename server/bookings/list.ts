import { type SqlBool, sql } from 'kysely';
import { countUpTo } from '#server/db/count-up-to.ts';
import { countListed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, toBooking } from './booking.ts';

/**
 * The owner's lists: `requests` wait for an answer, `unmarked` calls are over and nobody has said how they went,
 * `upcoming` ones are confirmed, `called-off` ones were cancelled or declined before their time came.
 */
export const bookingSections = ['requests', 'unmarked', 'upcoming', 'called-off', 'past'] as const;
export type BookingSection = (typeof bookingSections)[number];

export type BookingPage = { bookings: Booking[]; before: string | null; after: string | null };

type Parts = Pick<Services, 'db' | 'clock'>;

const perPage = 50;

/** What comes, the next first; what is over or called off, the newest first. */
export function bookingOrder(section: BookingSection | 'all'): Order {
  return {
    columns: [
      { ref: 'ends_at', type: 'number' },
      { ref: 'id', type: 'text' },
    ],
    direction: section === 'called-off' || section === 'past' || section === 'all' ? 'desc' : 'asc',
  };
}

/** The bookings of a list. What says that one is closed is the condition of its index, word for word. */
function matching({ db, clock }: Parts, section: BookingSection | 'all') {
  const all = db.query.selectFrom('bookings');
  const now = clock.now();
  const closed = sql<SqlBool>`status not in ('requested', 'confirmed')`;
  switch (section) {
    case 'all':
      return all;
    case 'requests':
      return all.where('status', '=', 'requested');
    case 'unmarked':
      return all.where('status', '=', 'confirmed').where('ends_at', '<=', now);
    case 'upcoming':
      return all.where('status', '=', 'confirmed').where('ends_at', '>', now);
    case 'called-off':
      return all.where(closed).where('ends_at', '>', now);
    case 'past':
      return all.where(closed).where('ends_at', '<=', now);
  }
}

/** One page of a list. @param most how many bookings it has */
export async function listBookings(
  parts: Parts,
  section: BookingSection | 'all',
  { place = null, most = perPage }: { place?: Place; most?: number } = {},
): Promise<BookingPage> {
  const { rows, ...beside } = await readKeyset(matching(parts, section).selectAll(), {
    order: bookingOrder(section),
    place,
    perPage: most,
    keyOf: (row) => [row.ends_at, row.id],
  });
  return { bookings: rows.map(toBooking), ...beside };
}

/** The same with how many bookings the list has, as `countUpTo` counts. */
export async function listAndCountBookings(
  parts: Parts,
  section: BookingSection,
  options: { place?: Place; most?: number },
): Promise<BookingPage & { count: number }> {
  const { bookings, ...beside } = await listBookings(parts, section, options);
  const count = await countListed({ rows: bookings, ...beside }, () => countBookings(parts, section));
  return { bookings, ...beside, count };
}

/** How many bookings a list has, as `countUpTo` counts. */
export function countBookings(parts: Parts, section: BookingSection): Promise<number> {
  return countUpTo(parts.db.query, matching(parts, section));
}
