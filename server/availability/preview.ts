import type { AvailabilityRules } from '#domain/availability/rules.ts';
import { formatDate, formatTime } from '#domain/format/date-time.ts';
import type { Services } from '../services.ts';
import { offeredDays } from './offered-days.ts';

/** What visitors would see on one date. */
export type PreviewDay = {
  date: string;
  text: string;
  /** Free starts, such as '9:30 AM'. */
  free: string[];
  /** Starts that exist and are not free. */
  taken: number;
};

const days = 14;

/**
 * The next 14 weekdays under rules that need not be saved, with the bookings, blocked dates and calendars of now.
 * Days beyond the rules' own horizon are left out, weekend days within it are shown when they are open.
 */
export async function previewRules(services: Services, rules: AvailabilityRules): Promise<PreviewDay[]> {
  const shown = { ...rules, horizonWeekdays: Math.min(rules.horizonWeekdays, days) };
  const offered = await offeredDays(services, { change: () => shown });
  return offered.days.map(({ date, slots }) => {
    const real = slots.filter((slot) => slot.reason !== 'repeated');
    const free = real.filter((slot) => slot.available).map((slot) => formatTime(slot.start));
    return { date, text: formatDate(date), free, taken: real.length - free.length };
  });
}
