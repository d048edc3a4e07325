import { isCalledOff } from '#domain/booking/lifecycle.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Keys } from '#server/base/keys.ts';
import type { Services } from '#server/ports/services.ts';
import { type Booking, isErased, toBooking } from './booking.ts';

type Linked = Pick<Booking, 'id' | 'linkVersion'>;

/** The token of a booking's own pages. It can be made again from the secret and is stored nowhere. */
export function manageToken(keys: Keys, { id, linkVersion }: Linked): string {
  return `${id}.${linkVersion}.${keys.sign('booking-link', `${id}.${linkVersion}`)}`;
}

/** Where the visitor sees, moves and cancels the call; on the site's own address. */
export function managePath(services: Pick<Services, 'keys'>, booking: Linked): string {
  return `/booking/${manageToken(services.keys, booking)}`;
}

/**
 * The booking that a link opens.
 * @throws DomainError not-found for a token that we did not make, gone for one from before a move. A booking
 * that has ended is shown to its older links too: they have nothing left to change.
 * @param options `versionsBack`: how many moves ago the link may have been made
 */
export async function bookingOfLink(
  services: Services,
  token: string,
  { versionsBack = 0 }: { versionsBack?: number } = {},
): Promise<Booking> {
  const [id = '', version = '', signature = ''] = token.split('.');
  const isOurs = services.keys.isSigned('booking-link', `${id}.${version}`, signature);
  if (!/^\d{1,9}$/.test(version) || !isOurs) throw unknown();
  const row = await services.db.query
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw unknown();
  if (!isCalledOff(row) && row.link_version - Number(version) > versionsBack) throw outdated();
  return toBooking(row);
}

/**
 * Looks again, in the transaction that changes a call, whether the link that opened it still does: it may have been
 * moved since, from another page or by staff, and who changes it has not seen where it stands now. A call under way
 * whose person was erased takes nothing in: it would be theirs, and found by nobody.
 * @param opened the call as its link opened it
 * @throws DomainError gone, not-found
 */
export function mustStillOpen(booking: Booking, opened: Pick<Booking, 'linkVersion'>): void {
  if (isErased(booking)) throw unknown();
  if (booking.linkVersion !== opened.linkVersion) throw outdated();
}

function outdated(): DomainError {
  return new DomainError('gone', 'This link is from before the call was moved.');
}

function unknown(): DomainError {
  return new DomainError('not-found', 'There is no booking at this address.');
}
