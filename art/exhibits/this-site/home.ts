import { tideLines } from '#art/kit/motif.ts';
import { at, box, circle, line, rect, stroke } from '#art/kit/svg.ts';
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
};

export const day: Hour = {
  ...{ ground: '#faf7f3', deep: '#0b1d2c', ink: '#0b1d2c', soft: '#3d5163', card: '#fefefc' },
  ...{ rule: '#ddd1bb', lines: '#2a8f94', second: '#005e69', wash: '#fbe3d8' },
};
export const night: Hour = {
  ...{ ground: '#0a1722', deep: '#050e17', ink: '#f2ede4', soft: '#a9b6c0', card: '#142536' },
  ...{ rule: '#2d4257', lines: '#6fb9bd', second: '#86d5d3', wash: '#4a2a1c' },
};

const beacon = '#fb7033';
const headline = ['Websites and', 'marketing that', 'earn their keep'];

/** The report beside the headline, 440 × 400 units. */
function report(hour: Hour) {
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

/** How many lines of the sea there is room for above the words at the foot. */
const above = (top: number, gap: number, end: number) => Math.min(8, Math.floor((end - top) / gap) + 1);

/** The home page in 1200 × 704 units. @param high where the uppermost line of the sea stands */
export function homeWide(hour: Hour, high: number, foot: string): string {
  return [
    rect(0, 0, 1200, 704, hour.ground),
    rect(0, Math.min(high + 118, 644), 1200, 704, hour.deep),
    tideLines({
      width: 1200,
      top: high,
      gap: 17,
      count: above(high, 17, 646),
      colour: hour.lines,
      weight: 2.2,
      swell: 7,
    }),
    at(48, 24, 1.1, mark(hour.ink, beacon)),
    text(94, 50, site.name, 26, hour.ink, { family: 'display', weight: 700, tracking: -0.6 }),
    ...['Services', 'Portfolio', 'About'].map((label, i) => text(560 + i * 110, 49, label, 18, hour.ink)),
    box(928, 20, 224, 46, 23, beacon),
    text(1040, 50, 'Free discovery call', 18, '#0b1d2c', { weight: 600, anchor: 'middle' }),
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
    at(712, 172, 1, report(hour)),
    text(48, 680, foot, 18, '#dfe7e6'),
  ].join('');
}

/** The same for a phone, in 390 units of width; `tall` is its height. */
export function homeNarrow(hour: Hour, high: number, tall: number, foot: readonly string[]): string {
  return [
    rect(0, 0, 390, tall, hour.ground),
    rect(0, Math.min(high + 92, tall - 84), 390, tall, hour.deep),
    tideLines({
      width: 390,
      top: high,
      gap: 13,
      count: above(high, 13, tall - 72),
      colour: hour.lines,
      weight: 2,
      swell: 5,
    }),
    at(24, 20, 0.95, mark(hour.ink, beacon)),
    text(64, 43, site.name, 23, hour.ink, { family: 'display', weight: 700, tracking: -0.5 }),
    stroke('M338 30h28M338 40h28', hour.ink, 2.6),
    lines(24, 124, headline, 49, 50, hour.ink, { family: 'display', weight: 700, tracking: -1.5 }),
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
