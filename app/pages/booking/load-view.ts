import { booking as text } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { offeredDates } from '#domain/availability/horizon.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dateButtonLabel, formatDate, formatTime } from '#domain/format/date-time.ts';
import { wallClock } from '#domain/format/instant.ts';
import { publicSlots } from '#server/availability/day-slots.ts';
import { offeredDays } from '#server/availability/offered-days.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Booking } from '#server/bookings/booking.ts';
import type { Services } from '#server/services.ts';
import type { BookedView, BookingView } from './view.ts';

/** A view with nothing to choose, for the page that confirms. */
export function emptyView(services: Services): BookingView {
  return {
    text,
    contact: { email: site.email, phone: site.phone.display },
    dates: [],
    date: null,
    slots: [],
    time: null,
    values: {},
    fields: {},
    message: null,
    booked: null,
    idempotencyKey: services.randomId(),
  };
}

/** What the booking page shows for a chosen date and time, both as they stand in the address. */
export async function loadView(
  services: Services,
  chosen: { date: string | null; time: string | null },
): Promise<BookingView> {
  const rules = await loadRules(services.db.query);
  const now = services.clock.now();
  const today = dateAt(rules.zone, now);
  const days = await offeredDays(services, rules, offeredDates(rules, now));
  const day = days.find((one) => one.date === chosen.date);
  const time = chosen.time?.slice(0, 5);
  const slot = day?.slots.find((one) => one.available && one.start.slice(0, 5) === time);
  return {
    ...emptyView(services),
    dates: days.map(({ date, slots }) => ({
      date,
      ...dateButtonLabel(date, today),
      free: slots.filter((one) => one.available).length,
    })),
    date: day?.date ?? null,
    slots: day ? publicSlots(day.slots) : [],
    time: slot?.start ?? null,
  };
}

/** A booking as its confirmation tells it. */
export function bookedView(booking: Booking): BookedView {
  const { date, time } = wallClock(booking.startsAt, agencyZone);
  return {
    status: booking.status === 'confirmed' ? 'confirmed' : 'requested',
    dateText: formatDate(date),
    timeText: formatTime(time),
    startsAt: booking.startsAt,
  };
}
