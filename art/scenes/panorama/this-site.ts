import { homePhone, homeSea } from '#art/exhibits/this-site/home.ts';
import { bookingPhone, seaOf } from '#art/exhibits/this-site/phone-pages.ts';
import { day, night } from '#art/exhibits/this-site/sea.ts';
import { circle, drawing } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import {
  type Across,
  type Afloat,
  afloat,
  bookingBrief,
  bookingNear,
  bookingPage,
  homePage,
  said,
  servicesPage,
} from './afloat.ts';
import { dayOf, highShare, type View } from './day-of-water.ts';
import { panoramaSize } from './panoramas.ts';

const [pale, ink] = ['#e6eeee', '#0b1d2c'];
/** Where the columns of the page begin at 1280 pixels. */
const margin = 96;
const { width: w, height: h } = panoramaSize;

const fromMidnight: View = {
  ...{ width: w, height: h, across: w, from: 0, sun: true },
  surface: (metres) => 800 - metres * 78,
  worded: [
    [72, 46, 660, 170],
    [650, 276, 900, 400],
    [1660, 60, 1960, 210],
    [1760, 46, w, 116],
    [1880, 276, 2160, 400],
    [2050, 466, w, 590],
  ],
};

/** One day from midnight to midnight: sea and sky as they are by the hour, and the page, which has both. */
export const thisSitePanorama = (): string =>
  drawing(
    w,
    h,
    ...dayOf(fromMidnight, ({ x, waters: [first, low, second, last] }) => [
      ...[first, second].map((water) => said(x(water.at) + 214, 330, water, pale, 38)),
      said(x(low.at) + 208, 336, low, ink, 38),
      afloat(fromMidnight, 'qt-0', [x(first.at), 380], first, night, servicesPage),
      afloat(fromMidnight, 'qt-1', [x(low.at), 380], low, day, homePage),
      afloat(fromMidnight, 'qt-2', [x(second.at), 380], second, night, bookingPage),
      said(w - margin, 520, last, pale, 38, 'end'),
      circle(x(last.at), fromMidnight.surface(last.level), 9, '#fb7033'),
    ]),
    text(margin, 96, 'Scarborough on Christmas Day,', 38, pale, { weight: 600 }),
    text(margin, 146, 'from midnight to midnight', 38, pale),
    text(w - margin, 96, 'Approximate, not for navigation', 36, pale, { anchor: 'end' }),
  );

/** What is said of its high water beside the page on it: in lines of this size. */
type Label = readonly [x: number, y: number, size: number];

/** The afternoon up to the high water after sunset, and on it the page of a call, as large as its words ask for. */
function evening(view: View, [middle, wide]: Across, label: Label, page: Afloat): string {
  const [x, y, size] = label;
  const from = view.across * highShare - middle;
  const seen = { ...view, from };
  return drawing(
    view.width,
    view.height,
    ...dayOf(seen, ({ waters: [, , second] }) => [
      said(x, y, second, ink, size),
      afloat(seen, 'qt-2', [middle, wide], second, night, page),
    ]),
  );
}

/** Beside its words at the head of the study, for phones. */
export const thisSitePanoramaNarrow = (): string =>
  evening(
    { width: 1200, height: 900, across: 3000, from: 0, surface: (metres) => 968 - metres * 120 },
    [746, 868],
    [44, 150, 46],
    bookingNear(410, 0),
  );

/** In a card on phones: taller, its headline, its water and its days larger than on the page. */
export const thisSitePosterNarrow = (): string =>
  evening(
    { width: 800, height: 1100, across: 2600, from: 0, surface: (metres) => 1148 - metres * 120 },
    [400, 720],
    [56, 80, 48],
    bookingBrief(3),
  );

/** Where several projects stand together. */
export const thisSitePoster = (): string =>
  evening(
    { width: 1200, height: 900, across: 3600, from: 0, surface: (metres) => 968 - metres * 120 },
    [840, 620],
    [64, 170, 72],
    { sea: seaOf.booking, draw: (hour, moment) => bookingPhone(hour, moment, { tall: 530, weeks: 2 }) },
  );

/**
 * Across the list of projects: from the low water at noon to the high water after sunset. One phone has its foot in the
 * picture and the other its top: cut at both ends, they were four black bars.
 */
export function thisSitePosterWide(): string {
  const view: View = {
    ...{ width: 2400, height: 1100, across: 4179, from: 0 },
    surface: (metres) => 933 - metres * 106.6,
  };
  const [left, right, wide] = [690, 1720, 620];
  const seen = { ...view, from: view.across * highShare - right };
  return drawing(
    view.width,
    view.height,
    ...dayOf(seen, ({ waters: [, low, second] }) => [
      said(margin, 930, low, pale, 48),
      said(1124, 170, second, ink, 48),
      afloat(seen, 'qt-1', [left, wide], low, day, {
        sea: homeSea,
        draw: (hour, moment) => homePhone(hour, moment, 770, { headless: true }),
      }),
      afloat(seen, 'qt-2', [right, wide], second, night, {
        sea: seaOf.booking,
        draw: (hour, moment) => bookingPhone(hour, moment, { tall: 640, weeks: 4 }),
      }),
    ]),
  );
}
