import { howBefore } from '#app/pages/booking/booked/how-view.ts';
import { freshForm } from '#app/pages/booking/details/fresh-form.ts';
import { withReasons } from '#app/pages/booking/state/why-not.ts';
import { textUnder } from '#app/pages/booking/times/text-under.ts';
import { rowOf, timesOf } from '#app/pages/booking/times/tide-row.ts';
import { booking as text } from '#content/booking.ts';
import { say } from '#content/say.ts';
import { sayShortDate } from '#content/say-dates.ts';
import { formatWeekday } from '#domain/format/date-time.ts';
import { callTide } from '#domain/shore/call-tide.ts';
import { type Asker, publicSlots } from '#server/availability/day-slots.ts';
import { bookingMode } from '#server/availability/diary.ts';
import { offeredDays } from '#server/availability/offered-days.ts';
import { wayNow } from '#server/bookings/talk.ts';
import type { Services } from '#server/ports/services.ts';
import type { BookingView } from './view.ts';

type Chosen = {
  /** As given in the address or posted. */
  date: string | null;
  time: string | null;
  path: string;
  asker?: Asker;
};

/** A horizon may be a year: its heights would be most of the page. */
const daysWithTide = 30;

/** The view of the booking page for a chosen date and time. */
export async function loadView(
  services: Services,
  { date: chosenDate, time: chosenTime, path, asker }: Chosen,
): Promise<BookingView> {
  const { diary, today, days } = await offeredDays(services, asker ? { asker } : {});
  const hasFree = (one: (typeof days)[number]) => one.slots.some((slot) => slot.available);
  const first = days.find(hasFree);
  const day = chosenDate ? days.find((one) => one.date === chosenDate) : first;
  const wanted = chosenTime?.slice(0, 5);
  const slot = day?.slots.find((one) => one.available && one.start.slice(0, 5) === wanted);
  const anyFree = day && hasFree(day);
  const { zone: hostZone, minimumNoticeMinutes: noticeMinutes } = diary.rules;
  const now = services.clock.now();
  const row = rowOf(days);
  return {
    text: textUnder(text, diary.rules),
    path,
    hostZone,
    visitorZone: null,
    minutes: diary.rules.slotMinutes,
    now,
    noticeMinutes,
    mode: bookingMode(diary),
    how: howBefore(await wayNow(services.db.query)),
    dates: days.map(({ date, slots }, index) => ({
      date,
      ...dayLabel(date, today),
      free: slots.filter((one) => one.available).length,
      ...(index < daysWithTide && { tide: callTide(date, row ? timesOf(row) : slots, hostZone) }),
    })),
    row,
    first: first?.date ?? null,
    date: day?.date ?? null,
    slots: day ? withReasons(publicSlots(day.slots), day.date, { now, noticeMinutes, hostZone }) : [],
    time: slot?.start ?? null,
    // A day without free times has a message of its own.
    missed: chosenDate && !day ? 'date' : chosenTime && anyFree && !slot ? 'time' : null,
    ...freshForm(services),
  };
}

/** The two lines of a button: 'Nov 23' or 'Today', and the weekday. */
export function dayLabel(date: string, today: string): { label: string; weekday: string } {
  return { label: date === today ? say('Today') : sayShortDate(date), weekday: formatWeekday(date) };
}
