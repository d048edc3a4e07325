import { box, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { booking } from '#content/booking.ts';
import { servicesIndex } from '#content/services/index.ts';
import { topPhone, unread, unreadPill } from './home.ts';
import { beacon, type Hour, sea } from './sea.ts';
import type { Moment } from './tide.ts';
import { broken } from './words.ts';

// Other pages of this site with a sea of their own, on a phone, 375 pixels wide.

const display = { family: 'display', weight: 700, tracking: -1.3 } as const;

/** Where each has its sea, in its pixels. */
export const seaOf = {
  services: { top: 72, height: 586 },
  booking: { top: 71, height: 371 },
} as const;

/** The list of services from its top, with the words that can be read on a small picture. */
export function servicesFar(hour: Hour, moment: Moment, tall: number): string {
  const { hero, byProblem } = servicesIndex;
  return [
    rect(0, 0, 375, tall, hour.ground),
    sea(hour, {
      ...seaOf.services,
      ...moment,
      width: 375,
      words: 312,
      phone: true,
      tagged: false,
      bed: tall,
    }),
    topPhone(hour, 375, 30),
    rect(20, 121, 28, 3, beacon),
    unread(hour, 60, 128, [74]),
    lines(20, 190, broken(hero.headline, 13), 43, 42, hour.ink, display),
    unread(hour, 20, 277, [268, 240, 262, 150]),
    unreadPill(hour, [20, 395, 275, 48]),
    unreadPill(hour, [20, 455, 275, 47], hour),
    lines(20, 714, broken(byProblem.title, 20), 30, 32, '#faf7f3', { ...display, tracking: -0.8 }),
  ].join('');
}

/** The fourteen weekdays that the page has on Christmas Day, a Friday. */
const days = ['Today', 'Dec 28', 'Dec 29', 'Dec 30', 'Dec 31', 'Jan 1', 'Jan 4', 'Jan 5', 'Jan 6', 'Jan 7']
  .concat(['Jan 8', 'Jan 11', 'Jan 12', 'Jan 13'])
  .map((label, i) => ({ label, column: (i + 4) % 5, row: Math.floor((i + 4) / 5) }));
/** Bank holidays in England and Wales: Boxing Day is kept on the Monday that year. */
const closed = ['Today', 'Dec 28', 'Jan 1'];
const firstOpen = days.findIndex(({ label }) => !closed.includes(label));

/** The page of a call, with the tide behind its headline and its days below, as a small picture shows it. @param weeks how many rows of them */
export function bookingFar(hour: Hour, moment: Moment, tall: number, weeks = 4): string {
  const { hero, dates } = booking;
  return [
    rect(0, 0, 375, tall, hour.ground),
    sea(hour, {
      ...{ ...seaOf.booking, ...moment, width: 375, words: 312, phone: true, tagged: false },
    }),
    topPhone(hour, 375, 30),
    lines(20, 129, broken(hero.title, 14), 41, 42, hour.ink, display),
    unread(hour, 20, 222, [268, 250, 226]),
    rect(0, 361, 375, tall - 361, hour.card),
    text(20, 418, dates.title, 36, hour.ink, { ...display, tracking: -0.6 }),
    ...days.flatMap(({ label, column, row }, i) => {
      const [x, y] = [20 + column * 68.2, 456 + row * 65];
      if (row >= weeks) return [];
      const [gone, on] = [closed.includes(label), i === firstOpen];
      const ink = on ? hour.card : gone ? hour.soft : hour.ink;
      const edge = { stroke: hour.soft, 'stroke-opacity': gone ? 0.3 : 0.9 };
      const middle = { anchor: 'middle', weight: 600 } as const;
      return [
        box(x, y, 62, 58, 10, on ? hour.ink : 'none', edge),
        text(x + 31, y + 39, label.split(' ')[1] ?? '25', 29, ink, { ...middle, strike: gone }),
      ];
    }),
  ].join('');
}
