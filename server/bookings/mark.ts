import { longest } from '#domain/forms/longest.ts';
import type { Staff } from '#server/auth/staff.ts';
import { seenAs, unseen } from '#server/base/unseen.ts';
import type { Services } from '#server/ports/services.ts';
import { dropBookAgain, planBookAgain } from './book-again.ts';
import { changeBooking } from './change.ts';
import { ownersText } from './owners-message.ts';

/**
 * Notes what became of a call once it has begun, or takes that back after a slip. The visitor is not told, but for a
 * mail to book again after a no-show, where that is wished: it goes some minutes later, and never twice for one call.
 * @throws DomainError not-found, or conflict: it has not begun, did not stand, or another call stands there by now
 */
export async function markBooking(
  services: Services,
  staff: Staff,
  id: string,
  mark: 'done' | 'no-show' | 'unmark',
  { bookAgain = false }: { bookAgain?: boolean } = {},
): Promise<void> {
  const status = mark === 'unmark' ? 'confirmed' : mark;
  await changeBooking(services, id, { action: mark, by: 'staff', staff }, async ({ trx, booking }) => {
    if (mark === 'no-show' && bookAgain) await planBookAgain(services, trx, booking);
    if (mark === 'unmark') await dropBookAgain(trx, id);
    return { values: { status } };
  });
  services.log.info('booking-marked', { id, mark, by: staff.id });
}

/**
 * Replaces the owner's notes on a booking.
 * @param seen `seenAs` of the notes as the form had it; undefined for programs, which have no page
 * @throws DomainError not-found, invalid when too long, or conflict when others were saved meanwhile
 */
export async function saveNotes(
  services: Services,
  staff: Staff,
  id: string,
  text: string,
  seen?: string,
): Promise<void> {
  const notes = ownersText('notes', text, longest.notes);
  await changeBooking(services, id, { action: 'note', by: 'staff', staff }, ({ booking }) => {
    if (booking.notes === notes) return null;
    if (seen !== undefined && seen !== seenAs(booking.notes)) throw unseen(otherNotes);
    return { values: { notes } };
  });
  services.log.info('booking-notes-saved', { id, by: staff.id });
}

const otherNotes =
  'Somebody else changed these notes while you had the page open. What you typed is still here, beside what was saved since. Save again to keep yours.';
