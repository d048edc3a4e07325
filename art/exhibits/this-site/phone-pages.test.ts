import { expect, it } from 'vitest';
import { bankHolidays } from '#domain/availability/bank-holidays.ts';
import { bookingPhone } from './phone-pages.ts';
import { night } from './sea.ts';
import { drawnMoment } from './tide.ts';

const label = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

it('the days that are struck on the drawn page are the bank holidays of those weeks', () => {
  const closed = [2026, 2027]
    .flatMap(bankHolidays)
    .map(({ date }) => date)
    .filter((date) => date > '2026-12-25' && date <= '2027-01-13')
    .map((date) => label.format(new Date(date)));
  const drawn = bookingPhone(night, drawnMoment(17), 770);
  const struck = [...drawn.matchAll(/<text[^>]*line-through[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(struck).toEqual(['Today', ...closed]);
});
