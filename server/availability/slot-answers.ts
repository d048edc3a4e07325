import type { BookingMode } from '#domain/booking/mode.ts';
import type { Services } from '#server/ports/services.ts';
import { type Asker, type PublicSlot, publicSlots, readDay } from './day-slots.ts';
import { bookingMode } from './diary.ts';

/** What the public API tells of a date. */
export type SlotAnswer = { slots: PublicSlot[]; mode: BookingMode; timeZone: string };

/** The half-hours of a date in the agency's zone, free or not. @throws DomainError invalid for a wrong date */
export async function slotAnswer(services: Services, date: string, asker?: Asker): Promise<SlotAnswer> {
  const { diary, slots } = await readDay(services, date, asker);
  return { slots: publicSlots(slots), mode: bookingMode(diary), timeZone: diary.rules.zone };
}

/** How long an answer is reused: other processes may book, and time passes. Booking itself always reads afresh. */
const keptMs = 250;
const keptDates = 400;

type Kept = { body: Promise<string>; changes: number; madeAt: number; tick: number };

/**
 * Reuses answers of the last quarter of a second, as JSON, for requests without a hold or booking of their own.
 * Requests at the same time share one reading; any write of this process ends the reuse at once.
 */
export function createSlotAnswers(services: Services, tick: () => number): (date: string) => Promise<string> {
  const kept = new Map<string, Kept>();
  const isCurrent = (one: Kept) =>
    one.changes === services.db.changes() &&
    Math.abs(services.clock.now() - one.madeAt) < keptMs &&
    tick() - one.tick < keptMs;
  return (date) => {
    const known = kept.get(date);
    if (known && isCurrent(known)) return known.body;
    if (kept.size >= keptDates) kept.clear();
    const body = slotAnswer(services, date).then((answer) => JSON.stringify(answer));
    kept.set(date, { body, changes: services.db.changes(), madeAt: services.clock.now(), tick: tick() });
    // A failure is not reused: the next request tries again.
    body.catch(() => kept.delete(date));
    return body;
  };
}
