import { house } from '#art/kit/palette.ts';
import { at, box, line, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { dusk, moonlight } from '#art/scenes/shore/light.ts';
import { lowSillSize, onLowSill } from '#art/scenes/shore/sill.ts';
import { booking } from '#content/booking.ts';
import { servicesIndex } from '#content/services/index.ts';
import { badge, pill, topPhone } from './home.ts';
import { type Hour, sea, surfaceOf } from './sea.ts';
import type { Moment } from './tide.ts';
import { broken, display } from './words.ts';

// Other pages of this site with a sea of their own, on a phone, 375 pixels wide.

const head = { ...display, tracking: -1 } as const;

/** Where each has its sea, in its pixels. */
export const seaOf = {
  services: { top: 72, height: 466 },
  booking: { top: 72, height: 208 },
  /** Without its intro. */
  bookingBrief: { top: 72, height: 122 },
} as const;

/** The list of services from its top to the first complaint, which lies in the bed of its sea. */
export function servicesPhone(hour: Hour, moment: Moment, tall: number): string {
  const { hero, byProblem } = servicesIndex;
  const [first, second] = hero.buttons;
  const bed = hour.moon ? '#00414c' : house.tide;
  const [said] = byProblem.entries;
  return [
    rect(0, 0, 375, tall, hour.ground),
    sea(
      { ...hour, deep: bed },
      { ...seaOf.services, ...moment, width: 375, words: 312, phone: true, bed: tall },
    ),
    topPhone(hour),
    badge(hour, 20, 109, hero.eyebrow),
    lines(20, 162, broken(hero.headline, 13), 44, 42, hour.ink, head),
    lines(20, 249, broken(hero.intro, 27), 17, 27.2, hour.ink),
    pill([20, 359, 275, 56], first?.label ?? '', 17),
    pill([20, 427, 275, 56], second?.label ?? '', 17, hour, true),
    lines(20, 538, broken(byProblem.title, 26), 18, 22, house.chalk, display),
    text(20, 584, byProblem.kinds?.[0] ?? '', 17, house.tideSoft, display),
    line(20, 596, 355, 596, house.mist, 1),
    said ? lines(20, 629, broken(`“${said.problem}”`, 30), 19, 24, house.chalk, display) : '',
    line(20, 683, 355, 683, house.mist, 1),
  ].join('');
}

/** The fourteen weekdays that the page has on Christmas Day, a Friday. */
const days = ['Dec 25', 'Dec 28', 'Dec 29', 'Dec 30', 'Dec 31', 'Jan 1', 'Jan 4', 'Jan 5', 'Jan 6', 'Jan 7']
  .concat(['Jan 8', 'Jan 11', 'Jan 12', 'Jan 13'])
  .map((label, i) => ({ label, column: (i + 4) % 5, row: Math.floor((i + 4) / 5) }));
/** Bank holidays in England and Wales: Boxing Day is kept on the Monday that year. */
const closed = ['Dec 25', 'Dec 28', 'Jan 1'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const firstOpen = days.findIndex(({ label }) => !closed.includes(label));

/** How much of the page of a call is drawn: down to which of its pixels, with how many weeks of its days. */
type Shown = {
  readonly tall: number;
  readonly weeks?: number;
  /** On a picture as wide as a phone: nothing is smaller than the page's own words. */
  readonly near?: true;
  /** Without its intro and the week that has no free day: headline, water and days may be larger. */
  readonly brief?: true;
};

/** As tall as on the page, as wide as a phone. */
const sillTall = (lowSillSize.height * 375) / lowSillSize.width;

/** The page of a call on a phone: its sea behind the headline, its sill on that, its days below. */
export function bookingPhone(hour: Hour, moment: Moment, { tall, weeks = 4, near, brief }: Shown): string {
  const { hero, dates, times } = booking;
  const place = brief ? seaOf.bookingBrief : seaOf.booking;
  const foot = place.top + place.height;
  const panel = foot + sillTall;
  // Where the first day begins on the page, whose intro is there.
  const up = seaOf.booking.height - place.height;
  const [intro = ''] = hero.intro.split(/(?<=\.) /);
  const clear = surfaceOf({ ...place, ...moment }) < 125;
  const shown = days.filter(({ row }) => (brief ? row > 0 && row <= weeks : row < weeks));
  return [
    at(0, foot, 375 / lowSillSize.width, onLowSill(hour.moon ? moonlight : dusk)),
    // Light on its water goes further, up and down, than it is shown.
    rect(0, 0, 375, foot, hour.ground),
    rect(0, panel, 375, tall - panel, hour.card),
    sea(hour, { ...place, ...moment, width: 375, words: 312, phone: true, clear, ...(near && { near }) }),
    topPhone(hour),
    lines(20, 125, broken(hero.title, 14), near ? 38.5 : 39.5, 41.2, hour.ink, head),
    brief ? '' : lines(20, 205, broken(intro, 38), 17, 27.2, hour.ink),
    at(
      0,
      -up,
      1,
      text(20, 412, dates.title, 24, hour.ink, { ...display, tracking: -0.53 }),
      ...shown.map((one) => dayButton(hour, brief ? { ...one, row: one.row - 1 } : one, near)),
    ),
    ...(tall < 770 || brief
      ? []
      : [
          line(0, 662, 375, 662, hour.rule, 1),
          text(20, 700, times.title, 24, hour.ink, { ...display, tracking: -0.53 }),
          text(20, 745, 'Tuesday, December 29th, 2026', 15, hour.ink),
        ]),
  ].join('');
}

/** One of its days: struck where it has no times; the first that has some is chosen. */
function dayButton(hour: Hour, { label, column, row }: (typeof days)[number], near?: true): string {
  const [x, y] = [20 + column * 68.6, 430 + row * 56];
  const [gone, on] = [closed.includes(label), label === days[firstOpen]?.label];
  const ink = on ? hour.ground : gone ? hour.soft : hour.ink;
  const middle = { anchor: 'middle' } as const;
  const edge = { stroke: gone ? hour.rule : on ? hour.ink : hour.soft, 'stroke-width': 1.5 };
  const date = { ...middle, weight: 600, strike: gone };
  const weekday = text(x + 30.3, y + (near ? 20 : 18.5), weekdays[column] ?? '', near ? 17 : 13, ink, middle);
  return (
    box(x, y, 60.6, 48, 10, on ? hour.ink : gone ? hour.badge : 'none', edge) +
    weekday +
    text(
      x + 30.3,
      y + (near ? 41 : 38),
      near ? (label.split(' ')[1] ?? '') : label,
      near ? 19 : 14,
      ink,
      date,
    )
  );
}
