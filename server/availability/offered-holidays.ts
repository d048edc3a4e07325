import { bankHolidays } from '#domain/availability/bank-holidays.ts';
import { formatDate } from '#domain/format/date-time.ts';

/** The bank holidays of this year and the next that lie ahead and are not blocked yet. */
export function offeredHolidays(
  today: string,
  blocked: ReadonlySet<string>,
): Array<{ date: string; text: string; reason: string }> {
  const year = Number(today.slice(0, 4));
  return [...bankHolidays(year), ...bankHolidays(year + 1)]
    .filter(({ date }) => date >= today && !blocked.has(date))
    .map(({ date, name }) => ({ date, text: formatDate(date), reason: name }));
}
