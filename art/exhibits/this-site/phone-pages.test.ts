import { expect, it } from 'vitest';
import { servicesIndex } from '#content/services/index.ts';
import { bankHolidays } from '#domain/availability/bank-holidays.ts';
import { readLines } from '#scripts/drawn-words/read-lines.ts';
import { bookingPhone, servicesPhone } from './phone-pages.ts';
import { day, night } from './sea.ts';
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

it('the list of services is drawn in its own words', () => {
  const { hero, byProblem } = servicesIndex;
  const { lines } = readLines(
    `<svg viewBox="0 0 375 770">${servicesPhone(day, drawnMoment(14, 30), 770)}</svg>`,
  );
  const drawn = lines.map(({ words }) => words).join(' ');
  for (const said of [
    hero.eyebrow,
    hero.headline,
    hero.intro,
    byProblem.title,
    byProblem.entries[0]?.problem,
  ])
    expect(drawn).toContain(said);
  for (const { label } of hero.buttons) expect(drawn).toContain(label);
});
