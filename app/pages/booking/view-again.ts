import { freshForm } from '#app/pages/booking/details/fresh-form.ts';
import { booking as text } from '#content/booking.ts';
import { defaultRules } from '#domain/availability/rules.ts';
import { dateAt } from '#domain/availability/zone-day.ts';
import { usualSlots } from '#domain/booking/usual-slots.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import type { Services } from '#server/ports/services.ts';
import { dayLabel } from './load-view.ts';
import type { BookingView } from './view.ts';

type Sent = { date: string | null; time: string | null; path: string };

/**
 * The view of a refused form with present data; during an outage with only the posted date and time, so that what
 * was typed is not lost.
 * @throws what `load` throws, unless it is an outage and a real date and time were sent
 */
export async function viewAgain(
  services: Services,
  sent: Sent,
  load: () => Promise<BookingView>,
): Promise<BookingView> {
  try {
    return await load();
  } catch (error) {
    const view = asDomainError(error)?.code === 'unavailable' && unreadView(services, sent);
    if (!view) throw error;
    return view;
  }
}

function unreadView(services: Services, { date, time, path }: Sent): BookingView | null {
  if (!date || !time || !isIsoDate(date) || secondsOfDay(time) === null) return null;
  const { zone, slotMinutes: minutes, minimumNoticeMinutes: noticeMinutes } = defaultRules;
  const start = time.length === 5 ? `${time}:00` : time;
  const slot = usualSlots().find((one) => one.start === start) ?? { start, end: start, available: true };
  const now = services.clock.now();
  const today = dateAt(zone, now);
  return {
    text,
    path,
    hostZone: zone,
    visitorZone: null,
    minutes,
    now,
    noticeMinutes,
    mode: 'live',
    how: null,
    dates: [{ date, ...dayLabel(date, today), free: 1 }],
    row: null,
    first: date,
    date,
    slots: [slot],
    time: start,
    missed: null,
    ...freshForm(services),
  };
}
