import { at, box, circle, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { mark } from '#art/mark.ts';
import { site } from '#content/site.ts';

/** The colours of a drawn home page; at night they are others, not the same turned round. */
export type Hour = {
  readonly ground: string;
  readonly deep: string;
  readonly ink: string;
  readonly soft: string;
  readonly card: string;
  readonly rule: string;
  readonly lines: string;
  readonly second: string;
  readonly wash: string;
  readonly water: string;
};

export const day: Hour = {
  ...{ ground: '#faf7f3', deep: '#0b1d2c', ink: '#0b1d2c', soft: '#3d5163', card: '#fefefc' },
  ...{ rule: '#ddd1bb', lines: '#2a8f94', second: '#005e69', wash: '#fbe3d8', water: '#d3e7ea' },
};
export const night: Hour = {
  ...{ ground: '#0a1722', deep: '#050e17', ink: '#f2ede4', soft: '#a9b6c0', card: '#142536' },
  ...{ rule: '#2d4257', lines: '#6fb9bd', second: '#86d5d3', wash: '#4a2a1c', water: '#17394b' },
};

const beacon = '#fb7033';
const headline = ['Websites and', 'marketing that', 'earn their keep'];

/** The report beside the headline, 440 × 400 units. */
function reportOf(hour: Hour) {
  return [
    box(0, 0, 440, 400, 22, hour.card, { stroke: hour.rule, 'stroke-opacity': 0.6 }),
    text(28, 46, 'Campaign report', 20, hour.ink, { weight: 600 }),
    text(28, 116, '£38,874', 44, hour.ink, { family: 'display', weight: 700, tracking: -1.4 }),
    text(246, 116, '£8,240', 44, hour.second, { family: 'display', weight: 700, tracking: -1.4 }),
    text(28, 144, 'Sales from campaigns', 16.5, hour.soft),
    text(246, 144, 'Advertising spend', 16.5, hour.soft),
    ...[190, 245, 300].map((y) => line(28, y, 412, y, hour.rule, 1)),
    stroke('M28 272C90 264 110 272 160 262C220 248 250 258 300 250C350 240 380 208 404 186', beacon, 4.5),
    circle(404, 186, 8, beacon),
    box(28, 324, 384, 50, 10, hour.wash),
    text(46, 356, '£4.72 back for every £1', 18.5, hour.ink, { weight: 600 }),
  ].join('');
}

/** Words of a page, as the strip they stand in: from the top, to the bottom, and how far to the right. */
type Row = readonly [from: number, to: number, right: number];

/**
 * The sea of a page at so many metres, above a bed of ink. Its body and its edge are as high as the tide, also behind
 * the words; where a line passes through words it is a trace, and dark only beside them.
 */
function sea(hour: Hour, metres: number, width: number, end: number, left: number, rows: readonly Row[]) {
  const top = end - end * 0.9 * (0.227 + 0.114 * metres);
  const surface = (y: number, swell: number) =>
    `M0 ${y}C${width * 0.17} ${y - swell} ${width * 0.33} ${y - swell} ${width * 0.5} ${y}S${width * 0.83} ${y + swell} ${width} ${y - swell / 2}`;
  const bed = surface(end, 9);
  const id = `sea-${width}-${hour.ground.slice(1)}-${Math.round(metres * 100)}`;
  return [
    path(`${surface(top, 22)}V${end + 80}H0Z`, hour.water),
    repeat(7, (i) => {
      const deep = 1 - (1 - i / 7) ** 1.8;
      const [y, swell] = [top + (end - top) * deep, 22 - 13 * deep];
      const reach = swell * 0.75 + 3;
      const right = Math.max(0, ...rows.map(([from, to, x]) => (y + reach > from && y - reach < to ? x : 0)));
      const drawn = (colour: string) =>
        stroke(surface(y, swell), colour, i === 0 ? 2.8 : 1.6 + i * 0.2, {
          opacity: i === 0 ? 1 : 0.45 + i * 0.05,
        });
      if (right === 0) return drawn(hour.lines);
      return (
        linear(
          `${id}-${i}`,
          [0, 0],
          [1, 0],
          [0, hour.lines, 1],
          [left / width, hour.lines, 0.08],
          [right / width, hour.lines, 0.08],
          [Math.min(1, (right + left) / width), hour.lines, 1],
        ) + drawn(`url(#${id}-${i})`)
      );
    }),
    path(`${bed}V${end + 240}H0Z`, hour.deep),
  ].join('');
}

/** The strips of the headline’s three lines, of the words below it and of the button. */
const wideRows: readonly Row[] = [
  [24, 62, 850],
  [124, 208, 572],
  [204, 288, 624],
  [284, 370, 634],
  [390, 456, 480],
  [476, 534, 352],
];
const narrowRows: readonly Row[] = [
  [20, 50, 366],
  [84, 134, 332],
  [134, 184, 362],
  [184, 236, 366],
  [254, 308, 346],
  [324, 382, 366],
];

/** Mark, name and menu of a page in 1200 units. */
export const topWide = (hour: Hour) =>
  at(48, 24, 1.1, mark(hour.ink, beacon)) +
  text(94, 50, site.name, 26, hour.ink, { family: 'display', weight: 700, tracking: -0.6 }) +
  ['Services', 'Portfolio', 'About'].map((label, i) => text(560 + i * 110, 49, label, 18, hour.ink)).join('');

/** The same in 390 units. */
export const topNarrow = (hour: Hour, size = 23) =>
  at(24, 20, 0.95, mark(hour.ink, beacon)) +
  text(64, 20 + size, site.name, size, hour.ink, { family: 'display', weight: 700, tracking: -0.5 }) +
  stroke('M338 30h28M338 40h28', hour.ink, 2.6);

/** The home page in 1200 × 704 units. @param metres of the tide @param report whether nothing stands before its right half */
export function homeWide(hour: Hour, metres: number, foot: string, report = true): string {
  return [
    rect(0, 0, 1200, 704, hour.ground),
    sea(hour, metres, 1200, 632, 48, wideRows),
    topWide(hour),
    ...(report
      ? [
          box(928, 20, 224, 46, 23, beacon),
          text(1040, 50, 'Free discovery call', 18, '#0b1d2c', { weight: 600, anchor: 'middle' }),
        ]
      : []),
    lines(48, 190, headline, 80, 80, hour.ink, { family: 'display', weight: 700, tracking: -2.6 }),
    lines(
      48,
      412,
      ['One bespoke roadmap, and a report every', 'month of what you got for what you spent.'],
      22,
      33,
      hour.ink,
    ),
    box(48, 476, 304, 58, 29, beacon),
    text(200, 512, 'Book a free discovery call', 20, '#0b1d2c', { weight: 600, anchor: 'middle' }),
    ...(report ? [at(712, 172, 1, reportOf(hour))] : []),
    text(48, 680, foot, 18, '#dfe7e6'),
  ].join('');
}

/** The same for a phone, in 390 units of width; `tall` is its height. @param near name and headline alone, for a small picture */
export function homeNarrow(hour: Hour, metres: number, tall: number, foot: readonly string[], near = false) {
  const top = [
    rect(0, 0, 390, tall, hour.ground),
    sea(hour, metres, 390, tall - 84, 24, near ? narrowRows.slice(0, 4) : narrowRows),
    topNarrow(hour, near ? 31 : 23),
    lines(24, 124, headline, 49, 50, hour.ink, { family: 'display', weight: 700, tracking: -1.5 }),
  ].join('');
  if (near) return top;
  return [
    top,
    lines(
      24,
      272,
      ['One bespoke roadmap, and a report', 'of what you got for what you spent.'],
      19.5,
      29,
      hour.ink,
    ),
    box(24, 324, 342, 58, 29, beacon),
    text(195, 360, 'Book a free discovery call', 19.5, '#0b1d2c', { weight: 600, anchor: 'middle' }),
    lines(24, tall - 44, foot, 17.5, 26, '#dfe7e6'),
  ].join('');
}
