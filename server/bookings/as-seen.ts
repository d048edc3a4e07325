import { isOpen } from '#domain/booking/lifecycle.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { loadRules } from '#server/availability/rules.ts';
import { unseen } from '#server/base/unseen.ts';
import type { Queries } from '#server/db/db.ts';
import type { Booking } from './booking.ts';

/** The state of a call that a page of staff shows, for its forms to send back: another one after each move. */
export const seenOf = ({ linkVersion }: Pick<Booking, 'linkVersion'>): string => String(linkVersion);

/**
 * Refuses a change by staff whose page showed the call at another time. A call that is over or called off has
 * nothing left to mix up: what the lifecycle says of it is the better answer.
 * @param seen `seenOf` as the form had it, '' where it had none; undefined for programs, which have no page
 * @throws `unseen`, with the time where it stands now
 */
export async function mustBeAsSeen(trx: Queries, booking: Booking, seen: string | undefined): Promise<void> {
  if (seen === undefined || seen === seenOf(booking) || !isOpen(booking)) return;
  const { zone } = await loadRules(trx);
  const when = formatInstant(booking.startsAt, zone);
  throw unseen(`This call has been moved meanwhile to ${when}. Look again.`);
}
