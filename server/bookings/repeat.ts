import { isCalledOff } from '#domain/booking/lifecycle.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { type Booking, toBooking } from './booking.ts';

/**
 * The booking that the very same request has made already.
 * @param hash of what was asked for
 * @throws DomainError conflict when the form has made another booking, or one that is called off by now, with
 * `details.sentBefore`: a form shown again has a key of its own
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
  const booking = toBooking(row);
  if (row.request_hash === hash && !isCalledOff(booking)) return booking;
  const message = 'A call was booked with this form before. Send it again if you want another one.';
  throw new DomainError('conflict', message, { details: { sentBefore: true } });
}
