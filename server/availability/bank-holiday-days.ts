import { type HolidayState, holidayState, holidaysBetween } from '#domain/availability/closed-holidays.ts';
import type { AvailabilityRules } from '#domain/availability/rules.ts';
import type { BookingPolicy } from '#domain/booking/policy.ts';
import type { Queries } from '#server/db/db.ts';
import { openedHolidays } from './opened-holidays.ts';

type Closing = { rules: AvailabilityRules; policy: BookingPolicy };
export type HolidayDay = { date: string; name: string; state: HolidayState };

/** The bank holidays from one date to another, both included, and how each stands; `opened` while none are closed. */
export async function bankHolidayDays(
  queries: Queries,
  { rules, policy }: Closing,
  [first, last]: readonly [first: string, last: string],
): Promise<HolidayDay[]> {
  const holidays = holidaysBetween(first, last);
  if (holidays.length === 0) return [];
  const opened = await openedHolidays(queries);
  return holidays.map(({ date, name }) => {
    const state = holidayState(date, { opened, overrides: rules.overrides });
    return { date, name, state: state === 'closed' && !policy.closeBankHolidays ? 'opened' : state };
  });
}

/** Those on which nothing can be booked. */
export async function closedOn(
  queries: Queries,
  closing: Closing,
  between: readonly [first: string, last: string],
): Promise<string[]> {
  if (!closing.policy.closeBankHolidays) return [];
  const days = await bankHolidayDays(queries, closing, between);
  return days.filter(({ state }) => state === 'closed').map(({ date }) => date);
}
