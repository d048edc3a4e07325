import { type BankHoliday, bankHolidays, firstKnownYear } from './bank-holidays.ts';
import type { AvailabilityRules } from './rules.ts';

/** Why a bank holiday is open after all: the owner opened it, or set hours of its own for it. */
export type HolidayState = 'closed' | 'opened' | 'own-hours';

/** The bank holidays from one date to another, both included; none for years before the rules. */
export function holidaysBetween(first: string, last: string): BankHoliday[] {
  const found: BankHoliday[] = [];
  const to = Math.min(Number(last.slice(0, 4)), 9999);
  for (let year = Math.max(Number(first.slice(0, 4)), firstKnownYear); year <= to; year += 1)
    found.push(...bankHolidays(year).filter(({ date }) => date >= first && date <= last));
  return found;
}

/** How a bank holiday stands while they are closed. @param opened dates that the owner has opened */
export function holidayState(
  date: string,
  { opened, overrides }: { opened: ReadonlySet<string>; overrides: AvailabilityRules['overrides'] },
): HolidayState {
  if (overrides.some((one) => one.date === date)) return 'own-hours';
  return opened.has(date) ? 'opened' : 'closed';
}
