import { homePhone, homeSea } from '#art/exhibits/this-site/home.ts';
import { bookingPhone, seaOf, servicesPhone } from '#art/exhibits/this-site/phone-pages.ts';
import { day, type Hour, night, surfaceOf } from '#art/exhibits/this-site/sea.ts';
import { drawnDay, type Moment, momentAt, timeOf } from '#art/exhibits/this-site/tide.ts';
import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import {
  at,
  circle,
  curve,
  drawing,
  ellipse,
  linear,
  type Point,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { sunOfDay } from '#domain/shore/sun.ts';
import type { Water } from '#domain/shore/tide.ts';
import { panoramaSize } from './panoramas.ts';

/** A part of the day as a picture shows it: its size, how wide the whole day would be, and how high the sea stands. */
type View = {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  /** Where it begins, in its units from midnight. */
  readonly from: number;
  readonly surface: (metres: number) => number;
  /** Where words stand on the night: no star is drawn among them. */
  readonly worded?: ReadonlyArray<readonly [left: number, top: number, right: number, foot: number]>;
  readonly sun?: true;
};

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

/** In a card on phones: taller, so that its words are as large as on the page and the first days are on it. */
export const thisSitePosterNarrow = (): string =>
  evening(
    { width: 800, height: 1100, across: 2600, from: 0, surface: (metres) => 1107 - metres * 120 },
    [400, 645],
    [78, 74, 46],
    bookingNear(560, 2),
  );

/** Where several projects stand together. */
export const thisSitePoster = (): string =>
  evening(
    { width: 1200, height: 900, across: 3600, from: 0, surface: (metres) => 968 - metres * 120 },
    [840, 620],
    [64, 170, 72],
    { sea: seaOf.booking, draw: (hour, moment) => bookingPhone(hour, moment, { tall: 530, weeks: 2 }) },
  );

/** Across the list of projects: from the low water at noon to the high water after sunset, cut where no words are. */
export function thisSitePosterWide(): string {
  const view: View = {
    ...{ width: 2400, height: 1100, across: 4422, from: 0 },
    surface: (metres) => 1131 - metres * 164.6,
  };
  const [left, right] = [759, 1849];
  const seen = { ...view, from: view.across * highShare - right };
  return drawing(
    view.width,
    view.height,
    ...dayOf(seen, ({ waters: [, low, second] }) => [
      said(margin, 930, low, pale, 48),
      said(1176, 170, second, ink, 48),
      afloat(seen, 'qt-1', [left, 758], low, day, {
        sea: homeSea,
        draw: (hour, moment) => homePhone(hour, moment, 770, { headless: true }),
      }),
      afloat(seen, 'qt-2', [right, 758], second, night, {
        sea: seaOf.booking,
        draw: (hour, moment) => bookingPhone(hour, moment, { tall: 640, weeks: 3 }),
      }),
    ]),
  );
}

/** How far into the day the high water after sunset is. */
const highShare = (() => {
  const { startAt, endAt, waters } = drawnDay();
  return ((waters[2]?.at ?? startAt) - startAt) / (endAt - startAt);
})();

type Waters = readonly [first: Water, low: Water, second: Water, last: Water];
type Hours = { x: (at: number) => number; waters: Waters };

/** Sea and sky of the day, and what floats on them. */
function dayOf(view: View, floating: (hours: Hours) => string[]): string[] {
  const { width, height, across, from, surface, worded = [], sun } = view;
  const { startAt, endAt, levels, waters } = drawnDay();
  const x = (at: number) => ((at - startAt) / (endAt - startAt)) * across - from;
  const points = levels.map(
    (level, index): Point => [(index / (levels.length - 1)) * across - from, surface(level)],
  );
  const [begin, end] = [-from, across - from];
  const top = curve(points);
  const line = (row: number) => {
    const deep = 1 - (1 - row / 10) ** 1.7;
    return curve(points.map(([at, y]): Point => [at, y + (height + 60 - y) * deep]));
  };
  const [first, low, second, last] = waters;
  if (!first || !low || !second || !last) throw new Error('The drawn day has fewer than four waters.');
  const { riseAt, setAt } = sunOfDay((startAt + endAt) / 2);
  const tideNear = (at: number) =>
    levels[Math.round(((at - startAt) / (endAt - startAt)) * (levels.length - 1))] ?? 0;
  const stars = scatter(1225);
  const glow = (470 * across) / w;
  return [
    linear(
      'qt-sky',
      [0, 0],
      [1, 0],
      ...([
        [0, '#06121d'],
        [0.27, '#0d2638'],
        [0.33, '#3f5f73'],
        [0.38, '#a8c3ca'],
        [0.45, '#dcebec'],
        [0.57, '#dcebec'],
        [0.63, '#a8c3ca'],
        [0.68, '#3f5f73'],
        [0.74, '#0d2638'],
        [1, '#06121d'],
      ] as const),
    ),
    radial('qt-glow', [0.5, 0.5], 0.5, [0, '#ff9a5f', 0.95], [0.35, '#ffb98a', 0.6], [1, '#ffd9bd', 0]),
    linear(
      'qt-sea',
      [0, 0],
      [1, 0],
      ...([
        [0, '#123449'],
        [0.31, '#174056'],
        [0.37, '#5d9ba1'],
        [0.44, '#93c6c9'],
        [0.6, '#93c6c9'],
        [0.655, '#5b8f98'],
        [0.71, '#174056'],
        [1, '#103044'],
      ] as const),
    ),
    linear('qt-deep', [0, 0], [0, 1], [0, '#062430', 0], [0.5, '#062430', 0.12], [1, '#062430', 0.82]),
    rect(begin, 0, across, height, 'url(#qt-sky)'),
    ellipse(x(riseAt), surface(tideNear(riseAt)), glow, 560, 'url(#qt-glow)'),
    ellipse(x(setAt), surface(tideNear(setAt)), glow, 560, 'url(#qt-glow)'),
    repeat(58, (i) => {
      const [aside, down, size] = [stars(), stars(), stars()];
      const [at, y] = [i % 2 ? begin + aside * 0.26 * across : end - aside * 0.25 * across, 24 + down * 420];
      if (at < 0 || at > width) return '';
      if (worded.some(([left, top, right, foot]) => at > left && at < right && y > top && y < foot))
        return '';
      return circle(at, y, 1.2 + size * 1.7, '#ffffff', { opacity: 0.25 + size * 0.45 });
    }),
    sun ? circle(x((startAt + endAt) / 2), 158, 46, '#fff3d6') : '',
    path(`${top}V${height}H${begin}Z`, 'url(#qt-sea)'),
    path(`${top}V${height}H${begin}Z`, 'url(#qt-deep)'),
    repeat(9, (i) => stroke(line(i + 1), '#d8efee', 2.2, { opacity: 0.34 - i * 0.028 })),
    stroke(top, '#f4fbfa', 4, { opacity: 0.92 }),
    ...floating({ x, waters: [first, low, second, last] }),
  ];
}

/** A page of this site: how it is drawn, and where it has its sea. */
type Afloat = {
  readonly sea: { readonly top: number; readonly height: number };
  readonly draw: (hour: Hour, moment: Moment) => string;
};
const tall = 770;
const homePage: Afloat = { sea: homeSea, draw: (hour, moment) => homePhone(hour, moment, tall) };
const servicesPage: Afloat = {
  sea: seaOf.services,
  draw: (hour, moment) => servicesPhone(hour, moment, tall),
};
const bookingPage: Afloat = {
  sea: seaOf.booking,
  draw: (hour, moment) => bookingPhone(hour, moment, { tall }),
};
/** As a picture for phones shows it, down to where it is cut. */
const bookingNear = (foot: number, weeks: number): Afloat => ({
  sea: seaOf.booking,
  draw: (hour, moment) => bookingPhone(hour, moment, { tall: foot, weeks, near: true }),
});

/** Where a phone stands: its middle, and how wide it is. */
type Across = readonly [middle: number, wide: number];
/** Below the bar of a phone, and as much larger as its screen has more units than a page has pixels. */
const [below, larger] = [44, 390 / 375];

/** A page as it is at a water, afloat: its own sea goes on in the one around it. */
function afloat(
  { surface }: View,
  id: string,
  [middle, wide]: Across,
  water: Water,
  hour: Hour,
  page: Afloat,
) {
  const { level } = water;
  const [left, scale] = [middle - wide / 2, wide / 430];
  const onScreen = below + larger * surfaceOf({ ...page.sea, metres: level });
  const up = surface(level) - scale * (20 + onScreen);
  return (
    shadow(`${id}-s`, left, up, wide, phoneHeight(wide), 48, '#031019', 0.9) +
    phone({
      ...{ id, x: left, y: up, width: wide, statusInk: hour.ink, timeless: true },
      screen: rect(0, 0, 390, 844, hour.ground) + at(0, below, larger, page.draw(hour, momentAt(water.at))),
    })
  );
}

/** What the water is called, and when it comes. */
function said(
  x: number,
  y: number,
  water: Water,
  colour: string,
  size: number,
  anchor: 'start' | 'end' = 'start',
) {
  const name = water.kind === 'high' ? 'High water' : 'Low water';
  return (
    text(x, y, name, size, colour, { family: 'display', weight: 700, tracking: size * -0.022, anchor }) +
    text(x, y + size * 1.17, `${timeOf(water)}, ${water.level.toFixed(1)} m`, size * 0.87, colour, { anchor })
  );
}
