import { expect, it } from 'vitest';
import { bankHolidays } from '#domain/availability/bank-holidays.ts';
import { bookingPhone } from './phone-pages.ts';
import { night } from './sea.ts';
import { drawnMoment } from './tide.ts';

it('the days that are struck on the drawn page are the bank holidays of those weeks', () => {
  const closed = [2026, 2027]
    .flatMap(bankHolidays)
    .map(({ date }) => date)
    .filter((date) => date > '2026-12-25' && date <= '2027-01-13')
    .map((date) => `${date.startsWith('2026') ? 'Dec' : 'Jan'} ${Number(date.slice(-2))}`);
  const drawn = bookingPhone(night, drawnMoment(17), { tall: 770 });
  const struck = [...drawn.matchAll(/<text[^>]*line-through[^>]*>([^<]*)</g)].map(([, words]) => words);
  // Christmas Day itself is the first of them.
  expect(struck).toEqual(['Dec 25', ...closed]);
});
