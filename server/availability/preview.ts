import type { AvailabilityRules } from '#domain/availability/rules.ts';
import type { Slot } from '#domain/availability/slots.ts';
import { formatBritishDate, formatTime } from '#domain/format/date-time.ts';
import type { Services } from '#server/ports/services.ts';
import { offeredDays } from './offered-days.ts';

/** What visitors would see on one date while calls can be booked. */
export type PreviewDay = {
  date: string;
  text: string;
  /** Free starts in words: '9:00 AM to 11:30 AM', or single ones. */
  free: string[];
  freeCount: number;
  /** Start times that exist but are taken. */
  taken: number;
};

const days = 14;

/**
 * The next 14 weekdays under rules that need not be saved, with the bookings, blocked dates and calendars of now.
 * Whether booking is open just now plays no part. Days beyond the rules' own horizon are left out, weekend days
 * within it are shown when they are open.
 */
export async function previewRules(services: Services, rules: AvailabilityRules): Promise<PreviewDay[]> {
  const shown = { ...rules, horizonWeekdays: Math.min(rules.horizonWeekdays, days) };
  const offered = await offeredDays(services, { change: () => shown, evenClosed: true });
  return offered.days.map(({ date, slots }) => {
    const real = slots.filter((slot) => slot.reason !== 'repeated');
    const free = runs(real).map((run) => run.map((slot) => formatTime(slot.start)));
    const freeCount = free.flat().length;
    const words = free.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run));
    return { date, text: formatBritishDate(date), free: words, freeCount, taken: real.length - freeCount };
  });
}

/** Groups free start times that follow each other at the usual distance. */
function runs(slots: readonly Slot[]): Slot[][] {
  const found: Slot[][] = [];
  const step = Math.min(...slots.slice(1).map((slot, index) => slot.startAt - (slots[index]?.startAt ?? 0)));
  for (const slot of slots.filter((one) => one.available)) {
    const run = found.at(-1);
    if (run && slot.startAt - (run.at(-1)?.startAt ?? 0) === step) run.push(slot);
    else found.push([slot]);
  }
  return found;
}
