import { dateOfDayNumber, requireDayNumber, weekdayOfDayNumber } from '#domain/format/iso-date.ts';

/**
 * Bank holidays in England and Wales, by rule, with the names and the substitute days of
 * https://www.gov.uk/bank-holidays. Basis: Banking and Financial Dealings Act 1971, schedule 1, and the royal
 * proclamations under it. Runs in browsers.
 */

export type BankHoliday = {
  /** `yyyy-MM-dd`; the substitute day where the day itself falls on a weekend */
  date: string;
  name: string;
  substitute: boolean;
};

/** The year of the first early May bank holiday; earlier ones follow no rule that is kept here. */
export const firstKnownYear = 1978;

/** Days that proclamations added for one year only. A new one goes here once it is announced. */
const oneOff: readonly (readonly [date: string, name: string])[] = [
  ['1981-07-29', 'Wedding of the Prince of Wales'],
  ['1999-12-31', 'Millennium Eve'],
  ['2002-06-03', 'Golden Jubilee bank holiday'],
  ['2011-04-29', 'Royal wedding bank holiday'],
  ['2012-06-05', 'Diamond Jubilee bank holiday'],
  ['2022-06-03', 'Platinum Jubilee bank holiday'],
  ['2022-09-19', 'Bank Holiday for the State Funeral of Queen Elizabeth II'],
  ['2023-05-08', 'Bank holiday for the coronation of King Charles III'],
];

/** Years in which a proclamation moved a holiday that otherwise follows its rule. */
const movedEarlyMay: Record<number, string> = { 1995: '1995-05-08', 2020: '2020-05-08' };
const movedSpring: Record<number, string> = { 2002: '2002-06-04', 2012: '2012-06-04', 2022: '2022-06-02' };

/** Day number of Easter Sunday: the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayOf(year, month, day);
}

function dayOf(year: number, month: number, day: number): number {
  return requireDayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The first Monday on or after a day. */
function mondayFrom(day: number): number {
  let found = day;
  while (weekdayOfDayNumber(found) !== 'monday') found += 1;
  return found;
}

function holiday(day: number, name: string, substitute = false): BankHoliday {
  return { date: dateOfDayNumber(day), name, substitute };
}

function newYear(year: number): BankHoliday {
  const day = dayOf(year, 1, 1);
  const weekday = weekdayOfDayNumber(day);
  const moves = weekday === 'saturday' || weekday === 'sunday';
  return holiday(moves ? mondayFrom(day) : day, 'New Year’s Day', moves);
}

/** A weekend day moves to the next weekday that is not itself a holiday. */
function christmas(year: number): BankHoliday[] {
  const day = dayOf(year, 12, 25);
  const weekday = weekdayOfDayNumber(day);
  const christmasMoves = weekday === 'saturday' || weekday === 'sunday';
  const boxingMoves = weekday === 'friday' || weekday === 'saturday';
  return [
    holiday(christmasMoves ? day + 2 : day, 'Christmas Day', christmasMoves),
    holiday(boxingMoves ? day + 3 : day + 1, 'Boxing Day', boxingMoves),
  ];
}

function earlyMay(year: number): BankHoliday {
  const moved = movedEarlyMay[year];
  if (moved) return holiday(requireDayNumber(moved), 'Early May bank holiday (VE day)');
  return holiday(mondayFrom(dayOf(year, 5, 1)), 'Early May bank holiday');
}

function spring(year: number): BankHoliday {
  const moved = movedSpring[year];
  return holiday(moved ? requireDayNumber(moved) : mondayFrom(dayOf(year, 5, 25)), 'Spring bank holiday');
}

/**
 * The bank holidays of a year in England and Wales, in order of date.
 * @param year four digits, from `firstKnownYear`
 * @throws RangeError for another year
 */
export function bankHolidays(year: number): BankHoliday[] {
  if (!Number.isInteger(year) || year < firstKnownYear || year > 9999) {
    throw new RangeError('Bank holidays are known by rule for the years from 1978.');
  }
  const easter = easterSunday(year);
  return [
    newYear(year),
    holiday(easter - 2, 'Good Friday'),
    holiday(easter + 1, 'Easter Monday'),
    earlyMay(year),
    spring(year),
    holiday(mondayFrom(dayOf(year, 8, 25)), 'Summer bank holiday'),
    ...christmas(year),
    ...oneOff
      .filter(([date]) => date.startsWith(`${year}-`))
      .map(([date, name]) => holiday(requireDayNumber(date), name)),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}
