import { addDays, isIsoDate, requireDayNumber, weekdayOf, weekdays } from '#domain/format/iso-date.ts';

/** Dates as `yyyy-MM-dd`, the last one included. */
export type Period = { from: string; to: string };

export const periodChoices = ['this-month', 'last-month', 'weeks', 'quarter', 'year', 'dates'] as const;
export type PeriodChoice = (typeof periodChoices)[number];

/** What a period is compared with: what lies before it, or the same dates a year ago. */
const comparisons = ['before', 'year-ago'] as const;
export type Comparison = (typeof comparisons)[number];

export type AskedPeriod = { choice: PeriodChoice; period: Period; comparison: Comparison; other: Period };

const shownWeeks = 12;
/** Longer periods are cut: nobody looks at more, and every day costs. */
const mostDays = 731;
const [earliest, latest] = ['2000-01-01', '2199-12-31'];

/** The period that an address asks for; anything odd is the last twelve weeks. @param today in the agency's zone */
export function readPeriod(search: URLSearchParams, today: string): AskedPeriod {
  const asked = periodChoices.find((one) => one === search.get('period')) ?? 'weeks';
  const comparison = comparisons.find((one) => one === search.get('compare')) ?? 'before';
  const dates = asked === 'dates' ? readDates(search) : null;
  const choice = asked === 'dates' && !dates ? 'weeks' : asked;
  const period = dates ?? usual(choice, today);
  return { choice, period, comparison, other: otherOf(choice, period, comparison) };
}

/** Dates of an address in their order; null for anything odd. */
export function readDates(search: URLSearchParams): Period | null {
  const [one, two] = [search.get('from') ?? '', search.get('to') ?? ''].sort();
  if (!one || !two || !isIsoDate(one) || !isIsoDate(two)) return null;
  if (one < earliest || two > latest) return null;
  const last = addDays(one, mostDays - 1);
  return { from: one, to: two < last ? two : last };
}

function usual(choice: PeriodChoice, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  if (choice === 'this-month') return { from: month, to: today };
  if (choice === 'last-month') return { from: monthsLater(month, -1), to: addDays(month, -1) };
  if (choice === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (choice === 'quarter')
    return { from: monthsLater(month, -((Number(today.slice(5, 7)) - 1) % 3)), to: today };
  return { from: addDays(mondayOf(today), -7 * (shownWeeks - 1)), to: today };
}

/** Months are compared with months up to the same day, weeks with weeks, and any other days with as many. */
function otherOf(choice: PeriodChoice, { from, to }: Period, comparison: Comparison): Period {
  if (choice === 'weeks') {
    const days = -7 * (comparison === 'before' ? shownWeeks : 52);
    return { from: addDays(from, days), to: addDays(to, days) };
  }
  if (comparison === 'year-ago') return { from: monthsLater(from, -12), to: monthsLater(to, -12) };
  if (choice === 'last-month') return { from: monthsLater(from, -1), to: addDays(from, -1) };
  if (choice === 'dates') {
    const days = requireDayNumber(to) - requireDayNumber(from) + 1;
    return { from: addDays(from, -days), to: addDays(from, -1) };
  }
  const months = { 'this-month': -1, quarter: -3, year: -12 }[choice];
  return { from: monthsLater(from, months), to: monthsLater(to, months) };
}

/** The same day some months later, or the last day of that month. */
function monthsLater(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  for (let day = Number(date.slice(8)); ; day -= 1) {
    const found = `${month}-${String(day).padStart(2, '0')}`;
    if (isIsoDate(found)) return found;
  }
}

/** The Monday of a date's week. */
export const mondayOf = (date: string): string =>
  addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7));

/** The weeks of a period, Monday to Sunday; the first and the last may be cut. `monday` names a week. */
export function weeksOf({ from, to }: Period): Array<Period & { monday: string }> {
  const weeks: Array<Period & { monday: string }> = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    weeks.push({ monday, from: monday < from ? from : monday, to: sunday > to ? to : sunday });
  }
  return weeks;
}
