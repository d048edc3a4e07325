import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { type Booking, toBooking } from './booking.ts';

/**
 * The booking that the very same request has made already.
 * @param hash of what was asked for
 * @throws DomainError conflict when the form was sent with other details before
 */
export async function findRepeat(
  queries: Queries,
  key: string | undefined,
  hash: string,
): Promise<Booking | null> {
  if (!key) return null;
  const row = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash === hash) return toBooking(row);
  throw new DomainError('conflict', 'This form was already sent with other details. Please reload the page.');
}
