import { checkStart, type Slot, type SlotReason } from '#domain/availability/slots.ts';
import { isConfirmed } from '#domain/booking/lifecycle.ts';
import { type Asker, loadSlotQueries, publicSlots, slotsIn } from '#server/availability/day-slots.ts';
import type { Diary } from '#server/availability/diary.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Booking } from './booking.ts';

/** A start as a visitor names it: date and wall time in the zone of the rules. */
export type WantedStart = { date: string; time: string };

/**
 * The slot that a visitor asks for, when it can be taken now. Checks the rules, our own bookings through the
 * given handle, the holds of others, and the calendars as the diary read them.
 * @throws DomainError invalid when no such slot is offered, conflict when it is taken or no longer possible;
 * both with `details.slots`, the fresh slots of that date, and `details.mode` 'closed' when no calls are taken
 */
export async function claimable(
  queries: Queries,
  diary: Diary,
  wanted: WantedStart,
  options: { now: number; asker?: Asker | undefined },
): Promise<Slot> {
  const [query] = await loadSlotQueries(queries, diary, { dates: [wanted.date], ...options });
  if (!query) throw new Error('A date gives one query.');
  const fresh = { slots: publicSlots(slotsIn(diary, query)) };
  if (diary.mode === 'closed') {
    const message = 'No calls can be booked online just now. Please write to us or ring instead.';
    throw new DomainError('conflict', message, { details: { ...fresh, mode: diary.mode } });
  }
  const check = checkStart(query, wanted.time);
  if (check.ok) return check.slot;
  if (check.reason === 'not-offered' || check.reason === 'outside-horizon' || check.reason === 'repeated') {
    const message = 'This time is not offered. Please choose one of the times shown.';
    throw new DomainError('invalid', message, { fields: { selectedTime: message }, details: fresh });
  }
  throw new DomainError('conflict', conflictMessage(check.reason), { details: fresh });
}

function conflictMessage(reason: SlotReason): string {
  return reason === 'booked' || reason === 'busy'
    ? 'Somebody has just taken this time. Please choose another one.'
    : 'This time can no longer be booked. Please choose another one.';
}

/**
 * The time that does not stand in a moving call's own way: a confirmed one's. A request or a call that has ended
 * keeps none, so that its link uncovers nothing in the owner's calendar.
 */
export function ownTime(booking: Booking): Asker['moving'] {
  return isConfirmed(booking) ? booking : undefined;
}
