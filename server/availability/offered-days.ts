import { offeredDates } from '#domain/availability/horizon.ts';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import type { Slot } from '#domain/availability/slots.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import type { Services } from '#server/ports/services.ts';
import { type Asker, loadSlotQueries, slotsIn } from './day-slots.ts';
import { type Diary, readDiary } from './diary.ts';
import { openForStaff } from './staff-rules.ts';

export type OfferedDays = { diary: Diary; today: string; days: Array<{ date: string; slots: Slot[] }> };

/**
 * The dates that can be chosen with their slots, what is busy read once for all of them.
 * @param options `change` other rules than the saved ones; `asker` see there; `evenClosed` what would be free if the
 * owner took bookings
 */
export async function offeredDays(
  services: Services,
  options: {
    change?: (rules: AvailabilityRules) => AvailabilityRules;
    asker?: Asker;
    evenClosed?: boolean;
  } = {},
): Promise<OfferedDays> {
  const now = services.clock.now();
  const read = await readDiary(services, {
    ...(options.change && { change: options.change }),
    dates: (rules) => {
      const dates = offeredDates(rules, now);
      const today = dateAt(rules.zone, now);
      return [dates[0] ?? today, dates.at(-1) ?? today];
    },
  });
  const diary = options.evenClosed ? openForStaff(read) : read;
  const dates = offeredDates(diary.rules, now);
  const queries = await loadSlotQueries(services.db.query, diary, { dates, now, asker: options.asker });
  return {
    diary,
    today: dateAt(diary.rules.zone, now),
    days: queries.map((query) => ({ date: query.date, slots: slotsIn(diary, query) })),
  };
}
