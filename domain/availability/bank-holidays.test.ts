import { describe, expect, test } from 'vitest';
import { weekdayOf } from '#domain/format/iso-date.ts';
import { bankHolidays } from './bank-holidays.ts';

/** Dates as listed at https://www.gov.uk/bank-holidays for England and Wales; `*` marks a substitute day. */
const published: Record<number, string> = {
  2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
  2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28*',
  2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27* 12-28*',
  2022: '01-03* 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27*',
  2023: '01-02* 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
  2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
  2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28*',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27* 12-28*',
};

describe('bank holidays in England and Wales', () => {
  test.each(Object.entries(published))('%s', (year, dates) => {
    const found = bankHolidays(Number(year)).map((one) => one.date.slice(5) + (one.substitute ? '*' : ''));
    expect(found.join(' ')).toBe(dates);
  });

  test('carry their names', () => {
    expect(bankHolidays(2026).map((one) => one.name)).toEqual([
      'New Year’s Day',
      'Good Friday',
      'Easter Monday',
      'Early May bank holiday',
      'Spring bank holiday',
      'Summer bank holiday',
      'Christmas Day',
      'Boxing Day',
    ]);
    const in2022 = new Map(bankHolidays(2022).map((one) => [one.date, one.name]));
    expect(in2022.get('2022-12-26')).toBe('Boxing Day');
    expect(in2022.get('2022-12-27')).toBe('Christmas Day');
    expect(in2022.get('2022-09-19')).toBe('Bank Holiday for the State Funeral of Queen Elizabeth II');
    expect(bankHolidays(2020)[3]?.name).toBe('Early May bank holiday (VE day)');
  });

  test('fall on weekdays, each on a day of its own, in every year', () => {
    for (let year = 1978; year <= 2099; year += 1) {
      const dates = bankHolidays(year).map((one) => one.date);
      expect(dates.length).toBeGreaterThanOrEqual(8);
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates).toEqual(dates.toSorted());
      for (const date of dates) expect(['saturday', 'sunday']).not.toContain(weekdayOf(date));
    }
  });

  test('are refused for years that the rules do not cover', () => {
    expect(() => bankHolidays(1977)).toThrow(RangeError);
    expect(() => bankHolidays(2026.5)).toThrow(RangeError);
  });
});
