import type { Slot } from '#domain/availability/slots.ts';
import { loadSlotQueries, slotsIn } from '#server/availability/day-slots.ts';
import { readDiary } from '#server/availability/diary.ts';
import { openForStaff, staffRules } from '#server/availability/staff-rules.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';

export type StaffDay = {
  slots: Slot[];
  /** The owner's calendars could be read; if not, what lies there may be among the free slots. */
  calendarKnown: boolean;
};

/**
 * The slots of a date that staff can choose for a call, read now; the present time of one that is moved is no move.
 * @param moving null for a new call
 */
export async function staffDay(services: Services, moving: Booking | null, date: string): Promise<StaffDay> {
  const question = { dates: () => [date, date] as const, change: staffRules, fresh: true };
  const diary = openForStaff(await readDiary(services, question));
  const options = { dates: [date], now: services.clock.now(), asker: moving ? { moving } : {} };
  const queries = await loadSlotQueries(services.db.query, diary, options);
  const slots = queries
    .flatMap((query) => slotsIn(diary, query))
    .filter((slot) => slot.reason !== 'repeated' && slot.startAt !== moving?.startsAt);
  return { slots, calendarKnown: diary.calendarKnown };
}
