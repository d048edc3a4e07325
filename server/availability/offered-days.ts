import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { type Slot, slotsForDate } from '#domain/availability/slots.ts';
import { dayBounds } from '#domain/availability/zone-day.ts';
import { addDays } from '#domain/format/iso-date.ts';
import type { Services } from '../services.ts';
import { blockedBetween, bookedIntervals } from './busy.ts';

/**
 * The slots of several dates, with what is busy read once for all of them.
 * @param dates in order, `yyyy-MM-dd` in the rules' zone
 */
export async function offeredDays(
  services: Services,
  rules: AvailabilityRules,
  dates: readonly string[],
): Promise<Array<{ date: string; slots: Slot[] }>> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const queries = services.db.query;
  const window = { startAt: dayBounds(rules.zone, first).startAt, endAt: dayBounds(rules.zone, last).endAt };
  const busy = await bookedIntervals(queries, window);
  const blockedDates = await blockedBetween(queries, first, addDays(last, 1));
  const now = services.clock.now();
  return dates.map((date) => ({ date, slots: slotsForDate({ rules, date, now, busy, blockedDates }) }));
}
