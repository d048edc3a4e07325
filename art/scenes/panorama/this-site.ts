import { homeFar, homeSea } from '#art/exhibits/this-site/home.ts';
import { bookingFar, seaOf, servicesFar } from '#art/exhibits/this-site/phone-pages.ts';
import { day, type Hour, night, surfaceOf } from '#art/exhibits/this-site/sea.ts';
import { drawnDay, type Moment, momentAt, timeOf } from '#art/exhibits/this-site/tide.ts';
import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import {
  at,
  circle,
  curve,
  drawing,
  ellipse,
  group,
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

const { width: w, height: h } = panoramaSize;
/** Where words stand on the night: no star is drawn among them. */
const worded = [
  [72, 46, 660, 170],
  [590, 276, 890, 400],
  [1660, 60, 1960, 210],
  [1760, 46, w, 116],
  [1860, 276, 2150, 400],
  [2050, 466, w, 590],
] as const;
/** Where the columns of the page begin at 1280 pixels. */
const margin = 96;
const [pale, ink] = ['#e6eeee', '#0b1d2c'];
/** Below the bar of a phone, and as much larger as its screen has more units than a page has pixels. */
const [below, larger] = [44, 390 / 375];

/** How high the sea stands at so many metres. */
const surface = (metres: number) => 800 - metres * 78;

/** One day from midnight to midnight: sea and sky as they are by the hour, and the page, which has both. */
export const thisSitePanorama = (): string =>
  drawing(
    w,
    h,
    ...wholeDay(({ x, waters: [first, low, second, last] }) => [
      afloat('qt-0', x(first.at), first, night, servicesPage),
      afloat('qt-1', x(low.at), low, day, homePage),
      afloat('qt-2', x(second.at), second, night, bookingPage),
      said(x(first.at) + 196, 330, first, pale, 'start'),
      said(x(low.at) + 176, 336, low, ink, 'start'),
      said(x(second.at) + 196, 330, second, pale, 'start'),
      said(w - margin, 520, last, pale, 'end'),
      circle(x(last.at), surface(last.level), 9, '#fb7033'),
    ]),
    text(margin, 96, 'Scarborough on Christmas Day,', 38, pale, { weight: 600 }),
    text(margin, 146, 'from midnight to midnight', 38, pale),
    text(w - margin, 96, 'Approximate, not for navigation', 36, pale, { anchor: 'end' }),
  );

/** Its afternoon for phones: the sea rises to the water after sunset, and on it the page, with words that can be read. */
function afternoon(transform: string, labelled: number, sun = true): string {
  return drawing(
    1200,
    900,
    group(
      { transform },
      ...wholeDay(
        ({ x, waters: [, , second] }) => [
          afloat('qt-2', x(second.at), second, night, bookingNear, 430),
          said(labelled, 330, second, ink, 'start'),
        ],
        sun,
      ),
    ),
  );
}
export const thisSitePanoramaNarrow = (): string => afternoon('scale(1.2) translate(-1120 -110)', 1160);

/** The same within a card: from nearer, since that is narrower than the page; its corner would cut the sun of noon. */
export const thisSitePosterNarrow = (): string => afternoon('scale(1.33) translate(-1190 -168)', 1220, false);

/** From its low water at noon to the high water after sunset, in the list of projects, all of it in the middle: beside many words its sides are cut. */
export const thisSitePoster = (): string =>
  drawing(
    1200,
    900,
    group(
      { transform: 'scale(0.9) translate(-735 0)' },
      ...wholeDay(
        ({ x, waters: [, low, second] }) => [
          afloat('qt-1', x(low.at), low, day, homePage, 340),
          afloat('qt-2', x(second.at), second, night, bookingPage, 340),
          said(x(low.at) - 150, 62, low, ink, 'start'),
          // On the light side of the sunset.
          said(x(second.at) - 206, 128, second, ink, 'start'),
        ],
        false,
      ),
    ),
  );

type Waters = readonly [first: Water, low: Water, second: Water, last: Water];
type Hours = { x: (at: number) => number; waters: Waters };

/** Sea and sky of the day, and what floats on them. */
function wholeDay(floating: (hours: Hours) => string[], sun = true): string[] {
  const { startAt, endAt, levels, waters } = drawnDay();
  const x = (at: number) => ((at - startAt) / (endAt - startAt)) * w;
  const points = levels.map((level, index): Point => [(index / (levels.length - 1)) * w, surface(level)]);
  const top = curve(points);
  const line = (row: number) => {
    const deep = 1 - (1 - row / 10) ** 1.7;
    return curve(points.map(([at, y]): Point => [at, y + (h + 60 - y) * deep]));
  };
  const [first, low, second, last] = waters;
  if (!first || !low || !second || !last) throw new Error('The drawn day has fewer than four waters.');
  const { riseAt, setAt } = sunOfDay((startAt + endAt) / 2);
  const tideNear = (at: number) =>
    levels[Math.round(((at - startAt) / (endAt - startAt)) * (levels.length - 1))] ?? 0;
  const stars = scatter(1225);
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
    rect(0, 0, w, h, 'url(#qt-sky)'),
    ellipse(x(riseAt), surface(tideNear(riseAt)), 470, 560, 'url(#qt-glow)'),
    ellipse(x(setAt), surface(tideNear(setAt)), 470, 560, 'url(#qt-glow)'),
    repeat(58, (i) => {
      const [across, down, size] = [stars(), stars(), stars()];
      const [at, y] = [i % 2 ? across * 0.26 * w : w - across * 0.25 * w, 24 + down * 420];
      if (worded.some(([left, top, right, foot]) => at > left && at < right && y > top && y < foot))
        return '';
      return circle(at, y, 1.2 + size * 1.7, '#ffffff', { opacity: 0.25 + size * 0.45 });
    }),
    sun ? circle(x((startAt + endAt) / 2), 158, 46, '#fff3d6') : '',
    path(`${top}V${h}H0Z`, 'url(#qt-sea)'),
    path(`${top}V${h}H0Z`, 'url(#qt-deep)'),
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
const homePage: Afloat = { sea: homeSea, draw: (hour, moment) => homeFar(hour, moment, tall) };
const servicesPage: Afloat = {
  sea: seaOf.services,
  draw: (hour, moment) => servicesFar(hour, moment, tall),
};
/** Its days down to where the picture for phones ends, so that it cuts none in two. */
const bookingNear: Afloat = {
  sea: seaOf.booking,
  draw: (hour, moment) => bookingFar(hour, moment, tall, 2),
};
const bookingPage: Afloat = { sea: seaOf.booking, draw: (hour, moment) => bookingFar(hour, moment, tall) };

/** A page as it is at a water, afloat: its own sea goes on in the one around it. */
function afloat(id: string, middle: number, water: Water, hour: Hour, page: Afloat, wide = 300) {
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
function said(x: number, y: number, water: Water, colour: string, anchor: 'start' | 'end') {
  const name = water.kind === 'high' ? 'High water' : 'Low water';
  return (
    text(x, y, name, 46, colour, { family: 'display', weight: 700, tracking: -1, anchor }) +
    text(x, y + 54, `${timeOf(water)}, ${water.level.toFixed(1)} m`, 40, colour, { anchor })
  );
}
