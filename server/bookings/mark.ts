import { cleanText } from '#domain/forms/text.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { oneAtATime } from './one-at-a-time.ts';

const outcomes = ['done', 'no-show', 'confirmed'] as const;
export type Outcome = (typeof outcomes)[number];

export function isOutcome(value: string): value is Outcome {
  return (outcomes as readonly string[]).includes(value);
}

/**
 * Notes what became of a call once it has begun: done, no-show, or back to confirmed after a slip.
 * The visitor is not told.
 * @throws DomainError conflict before it has begun, or when it did not stand
 */
export async function markBooking(
  services: Services,
  staff: Staff,
  id: string,
  outcome: Outcome,
): Promise<void> {
  const now = services.clock.now();
  await oneAtATime(services.db, async (trx) => {
    const changed = await trx
      .updateTable('bookings')
      .set({ status: outcome, updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', outcomes)
      .where('starts_at', '<=', now)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 1n) return;
    throw new DomainError('conflict', 'Only a confirmed call that has begun can be marked.');
  });
  services.log.info('booking-marked', { id, outcome, by: staff.id });
}

/** Replaces the owner's notes on a booking. @throws DomainError not-found, or invalid when too long */
export async function saveNotes(services: Services, staff: Staff, id: string, notes: string): Promise<void> {
  const text = cleanText(notes);
  if (text.length > 10_000) {
    const message = 'Please keep this under 10,000 characters';
    throw new DomainError('invalid', message, { fields: { notes: message } });
  }
  const changed = await services.db.query
    .updateTable('bookings')
    .set({ notes: text, updated_at: services.clock.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new DomainError('not-found', 'There is no such booking.');
  services.log.info('booking-notes-saved', { id, by: staff.id });
}
