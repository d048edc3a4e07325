import { type AvailabilityRules, defaultRules, type TimeRange } from './rules.ts';
import type { Slot, SlotQuery } from './slots.ts';
import { slotsForDate } from './slots.ts';

/** `'09:00-12:00 13:00-16:30'` as ranges; an empty text is a closed day. */
export function ranges(text: string): TimeRange[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ start: one.slice(0, 5), end: one.slice(6) }));
}

/** The same hours on all seven days. */
export function everyDay(text: string): AvailabilityRules['weekly'] {
  const day = () => ranges(text);
  return {
    monday: day(),
    tuesday: day(),
    wednesday: day(),
    thursday: day(),
    friday: day(),
    saturday: day(),
    sunday: day(),
  };
}

/** Epoch milliseconds of an ISO text with an offset: `'2027-03-27T09:00Z'`. */
export function at(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds;
}

/** Rules without notice, on top of the defaults. */
export function rulesWith(changes: Partial<AvailabilityRules>): AvailabilityRules {
  return { ...defaultRules, minimumNoticeMinutes: 0, ...changes };
}

/** A query asked a day before its date (in UTC) unless `more` has a `now`, with nothing busy or blocked. */
export function query(rules: AvailabilityRules, date: string, more: Partial<SlotQuery> = {}): SlotQuery {
  const now = more.now ?? at(`${date}T00:00Z`) - 86_400_000;
  return { rules, date, busy: [], blockedDates: [], ...more, now };
}

/** The slots of a date, asked a day before, as `query` has it. */
export function slots(rules: AvailabilityRules, date: string, more: Partial<SlotQuery> = {}): Slot[] {
  return slotsForDate(query(rules, date, more));
}

/** The free starts as `HH:mm`. */
export function freeStarts(list: readonly Slot[]): string[] {
  return list.filter((slot) => slot.available).map((slot) => slot.start.slice(0, 5));
}

/** Every start with its reason, `'09:00 booked'`, or alone when free. */
export function described(list: readonly Slot[]): string[] {
  return list.map((slot) => [slot.start.slice(0, 5), slot.reason].filter(Boolean).join(' '));
}

/** Free starts as UTC hours and minutes. */
export function freeInstants(list: readonly Slot[]): string[] {
  return list
    .filter((slot) => slot.available)
    .map((slot) => new Date(slot.startAt).toISOString().slice(0, 16));
}
