import type { Slot } from '#domain/availability/slots.ts';
import { loadSlotQueries, slotsIn } from '../availability/day-slots.ts';
import { readDiary } from '../availability/diary.ts';
import type { Services } from '../services.ts';
import type { Booking } from './booking.ts';
import { openForStaff, staffRules } from './staff-rules.ts';

/** The slots of a date to which staff can move a booking; its own present time is no move. */
export async function staffDay(services: Services, moving: Booking, date: string): Promise<Slot[]> {
  const diary = openForStaff(await readDiary(services, { dates: () => [date, date], change: staffRules }));
  const options = { dates: [date], now: services.clock.now(), asker: { moving } };
  const queries = await loadSlotQueries(services.db.query, diary, options);
  return queries
    .flatMap((query) => slotsIn(diary, query))
    .filter((slot) => slot.reason !== 'repeated' && slot.startAt !== moving.startsAt);
}
