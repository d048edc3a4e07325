import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import type { Booking } from '#server/bookings/booking.ts';
import { staffDay } from '#server/bookings/staff-day.ts';
import type { Services } from '#server/ports/services.ts';

/** A day whose times staff give away; `free`: its starts, as `HH:MM` and as they are shown. */
export type DayView = {
  date: string;
  text: string;
  free: { start: string; text: string }[];
  calendarKnown: boolean;
};

/**
 * The free times of a date, as forms of staff offer them.
 * @param moving the call that is to be moved, whose own time is free for it; null for a new one
 * @param date as `YYYY-MM-DD`
 */
export async function dayView(services: Services, moving: Booking | null, date: string): Promise<DayView> {
  const { slots, calendarKnown } = await staffDay(services, moving, date);
  return {
    date,
    text: formatBritishDate(date),
    free: slots.filter((slot) => slot.available).map(({ start }) => ({ start, text: formatTime(start) })),
    calendarKnown,
  };
}
