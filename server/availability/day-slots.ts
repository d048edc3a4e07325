import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { type Slot, type SlotQuery, slotsForDate } from '#domain/availability/slots.ts';
import { dayBounds } from '#domain/availability/zone-day.ts';
import { addDays, isIsoDate } from '#domain/format/iso-date.ts';
import type { Queries } from '../db/db.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';
import { blockedBetween, bookedIntervals } from './busy.ts';
import { loadRules } from './rules.ts';

/** A slot as the public API tells it. */
export type PublicSlot = Pick<Slot, 'start' | 'end' | 'available'>;

/** Everything the slot engine asks about one date, read now. */
export async function loadSlotQuery(
  queries: Queries,
  options: { date: string; now: number; rules?: AvailabilityRules; except?: string },
): Promise<SlotQuery> {
  const { date, now, except } = options;
  const rules = options.rules ?? (await loadRules(queries));
  const busy = await bookedIntervals(queries, dayBounds(rules.zone, date), except);
  const blockedDates = await blockedBetween(queries, date, addDays(date, 1));
  return { rules, date, now, busy, blockedDates };
}

/**
 * The slots of a date in the agency's zone, free or not.
 * @param date `yyyy-MM-dd`
 * @throws DomainError invalid for a date that does not exist
 */
export async function daySlots(services: Services, date: string): Promise<Slot[]> {
  if (!isIsoDate(date)) {
    const message = 'The date must be a real date in the form yyyy-MM-dd.';
    throw new DomainError('invalid', message, { fields: { date: message } });
  }
  return slotsForDate(await loadSlotQuery(services.db.query, { date, now: services.clock.now() }));
}

/** What a visitor may know of a slot: not why it is taken. */
export function publicSlots(slots: readonly Slot[]): PublicSlot[] {
  return slots.map(({ start, end, available }) => ({ start, end, available }));
}
