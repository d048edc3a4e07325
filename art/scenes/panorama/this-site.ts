import { bookingPhone, seaOf } from '#art/exhibits/this-site/phone-pages.ts';
import { day, night } from '#art/exhibits/this-site/sea.ts';
import { drawnDay, timeOf } from '#art/exhibits/this-site/tide.ts';
import { drawing, line } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { tideAt } from '#domain/shore/tide.ts';
import {
  type Across,
  type Afloat,
  afloat,
  bookingBrief,
  bookingPage,
  extreme,
  said,
  servicesPage,
} from './afloat.ts';
import { dayOf, highShare, type View } from './day-of-water.ts';

const [pale, ink] = ['#eef4f3', '#0b1d2c'];
/** Where the columns of the page begin at 1280 pixels. */
const margin = 96;

/** From edge to edge of the study; its foot cuts both phones between two lines. */
export const dayAcrossSize = { width: 2400, height: 1105 } as const;
/** The whole of the same day for phones. */
export const dayNarrowSize = { width: 1200, height: 1200 } as const;

const fromMidnight: View = {
  // The last water of the day comes within the margin: what is right of midnight is the beginning of the next.
  ...{ ...dayAcrossSize, across: 2360, from: 0 },
  surface: (metres) => 930 - metres * 74,
  worded: [
    [460, 50, 690, 170],
    [520, 180, 840, 290],
    [2070, 50, 2400, 170],
  ],
};

/** When pages turn light, and dark: in two lines at a dashed one down to the water of that minute. */
function turning({ surface }: View, [x, y]: readonly [x: number, y: number], at: number, light: boolean) {
  const [words, colour, gap] = light
    ? (['Pages turn light', pale, 42] as const)
    : (['Pages turn dark', ink, 16] as const);
  return (
    lines(x - gap, y, [words, timeOf({ at })], 38, 44, colour, { anchor: 'end', weight: 600 }) +
    line(x, y - 28, x, surface(tideAt(at)) - 6, colour, 2.5, { 'stroke-dasharray': '4 9' })
  );
}

const halfway = (from: number, to: number) => {
  const at = (from + to) / 2;
  return { at, level: tideAt(at) };
};

/** One day from midnight to midnight: sea and sky as they are by the hour, and between its waters the page, which has both. */
export const thisSitePanorama = (): string =>
  drawing(
    dayAcrossSize.width,
    dayAcrossSize.height,
    ...dayOf(fromMidnight, ({ x, waters: [first, low, second, last], riseAt, setAt }) => {
      // The first stands clear of the dashed line, which goes down right of it.
      const [rising, falling] = [halfway(low.at, setAt), halfway(second.at, last.at)];
      return [
        extreme(fromMidnight, [x(first.at), 104], first, pale, 38),
        extreme(fromMidnight, [x(low.at), 104], low, ink, 38),
        // The sky is light enough only some way left of it.
        extreme(fromMidnight, [x(second.at), 104], second, ink, 38, 'end', 64),
        turning(fromMidnight, [x(riseAt), 226], riseAt, true),
        turning(fromMidnight, [x(setAt), 226], setAt, false),
        extreme(fromMidnight, [x(last.at), 104], last, pale, 38, 'end'),
        afloat(fromMidnight, 'qt-0', [x(rising.at), 412], rising, day, servicesPage),
        afloat(fromMidnight, 'qt-1', [x(falling.at), 528], falling, night, bookingPage),
      ];
    }),
    text(margin, 926, 'Scarborough on Christmas Day,', 44, pale, { weight: 600 }),
    text(margin, 982, 'from midnight to midnight', 44, pale),
    text(margin, 1040, 'Approximate, not for navigation', 34, pale),
  );

/** The whole day on a phone, where a page afloat would be too small to be read: when pages turn light, and dark. */
export function thisSitePanoramaNarrow(): string {
  const { width, height } = dayNarrowSize;
  const view: View = {
    ...{ width, height, across: width, from: 0 },
    surface: (metres) => 900 - metres * 84,
    worded: [
      [40, 40, 460, 420],
      [850, 220, 1200, 460],
    ],
  };
  return drawing(
    width,
    height,
    ...dayOf(view, ({ x, waters: [first, low, second, last], riseAt, setAt }) => [
      // Right of its line the sky is turning light, left of it is too little room; the low ones stand clear of the curve.
      extreme(view, [x(first.at), 270], first, pale, 41, 'middle'),
      extreme(view, [x(low.at), 384], low, ink, 41),
      extreme(view, [x(second.at), 270], second, pale, 41),
      extreme(view, [x(last.at), 384], last, pale, 41, 'end'),
      ...(
        [
          [riseAt, 'Pages turn light'],
          [setAt, 'Pages turn dark'],
        ] as const
      ).flatMap(([at, words]) => [
        line(x(at), view.surface(tideAt(at)) + 14, x(at), 990, pale, 3, { 'stroke-dasharray': '4 9' }),
        lines(x(at), 1034, [words, timeOf({ at })], 40, 50, pale, { anchor: 'middle', weight: 600 }),
      ]),
    ]),
    lines(56, 104, ['Scarborough on', 'Christmas Day'], 44, 54, pale, { weight: 600 }),
    text(56, 1160, 'Approximate, not for navigation', 38, pale),
  );
}

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
    [850, 580],
    [64, 170, 72],
    { sea: seaOf.booking, draw: (hour, moment) => bookingPhone(hour, moment, { tall: 600, weeks: 2 }) },
  );

/**
 * Across the list of projects: the low water at noon and the high water after sunset, and right of each a page of the
 * site while the sea is on its way to the next. Both phones have their foot in the water.
 */
export function thisSitePosterWide(): string {
  const view: View = {
    ...{ width: 2400, height: 1100, across: 4600, from: 0 },
    surface: (metres) => 890 - metres * 106.6,
  };
  const high = 1484;
  const seen = { ...view, from: view.across * highShare - high };
  const { startAt, endAt } = drawnDay();
  const shownAt = (x: number) => {
    const at = startAt + ((x + seen.from) / view.across) * (endAt - startAt);
    return { at, level: tideAt(at) };
  };
  const [left, right] = [800, 1936];
  return drawing(
    view.width,
    view.height,
    ...dayOf(seen, ({ x, waters: [, low, second] }) => [
      extreme(seen, [x(low.at), 170], low, ink, 48, 'end'),
      extreme(seen, [x(second.at), 130], second, ink, 48, 'end', 44),
      afloat(seen, 'qt-1', [left, 600], shownAt(left), day, servicesPage),
      afloat(seen, 'qt-2', [right, 600], shownAt(right), night, {
        sea: seaOf.booking,
        draw: (hour, moment) => bookingPhone(hour, moment, { tall: 700, weeks: 4 }),
      }),
    ]),
  );
}
