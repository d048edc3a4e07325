import { longest } from '#domain/forms/longest.ts';
import type { Staff } from '#server/auth/staff.ts';
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

/** Replaces the owner's notes on a booking. @throws DomainError not-found, or invalid when too long */
export async function saveNotes(services: Services, staff: Staff, id: string, text: string): Promise<void> {
  const notes = ownersText('notes', text, longest.notes);
  await changeBooking(services, id, { action: 'note', by: 'staff', staff }, () => ({ values: { notes } }));
  services.log.info('booking-notes-saved', { id, by: staff.id });
}
