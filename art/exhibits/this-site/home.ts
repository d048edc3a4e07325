import { at, box, circle, line, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { mark } from '#art/mark.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { shore } from '#content/shore.ts';
import { site } from '#content/site.ts';
import { reportCard } from './home-report.ts';
import { beacon, type Hour, moon, onBeacon, sea } from './sea.ts';
import type { Moment } from './tide.ts';
import { broken, display, widthOf } from './words.ts';

// The home page as it is, in pixels of its own and in its own words.

const { hero } = home;

/** A button; `hollow` ones have the page's colour, since water lies behind them. */
export function pill(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  words: string,
  size: number,
  hollow?: Hour,
  arrow = false,
): string {
  const ink = hollow?.ink ?? onBeacon;
  const edge = hollow ? { stroke: hollow.ink, 'stroke-width': 1.6 } : {};
  const middle = x + width / 2 - (arrow ? 16 : 0);
  return (
    box(x, y, width, height, height / 2, hollow?.ground ?? beacon, edge) +
    text(middle, y + height / 2 + size * 0.35, words, size, ink, { weight: 600, anchor: 'middle' }) +
    (arrow ? stroke(`M${x + width - 52} ${y + height / 2}h17m-7 -7l7 7l-7 7`, ink, 1.9) : '')
  );
}

/** How the menu stands on a desk: where each word begins, its size, where the link ends, and the button. */
const menus = {
  1280: { gutter: 51, size: 17, words: [544, 666, 763, 840], arrow: 622, link: 1041, call: [1057, 172] },
  1024: { gutter: 41, size: 15, words: [430, 533, 615, 679], arrow: 499, link: 868, call: [884, 99] },
} as const;

/** Mark, name and menu of a page on a desk. */
export function topWide(hour: Hour, width: 1280 | 1024 = 1280): string {
  const { gutter, size, words, arrow, link, call: button } = menus[width];
  const { main, call, assessment } = navigation;
  const labels = ['Services', ...main.map(({ label }) => label)];
  return [
    at(gutter - 2, 19, 1.08, mark(hour.ink, beacon)),
    text(gutter + 42, 45, site.name, 26, hour.ink, { ...display, tracking: -0.6 }),
    ...words.map((x, i) => text(x, 41, labels[i] ?? '', size, hour.ink)),
    stroke(`M${arrow} 33l6 6l6 -6`, hour.ink, 1.8),
    text(link, 41, assessment.label, 15, hour.ink, { weight: 600, anchor: 'end' }),
    line(link - widthOf(assessment.label, 15) * 1.03, 47, link, 47, hour.ink, 1.5),
    // Of ink by day and of chalk by night (shell.css, `.site-call`).
    box(button[0], 14, button[1], 44, 22, hour.ink),
    text(button[0] + button[1] / 2, 41.2, width === 1280 ? call.label : call.shortLabel, 15, hour.ground, {
      weight: 600,
      anchor: 'middle',
    }),
  ].join('');
}

/** The same on a phone. */
export const topPhone = (hour: Hour, width = 375, size = 26) =>
  at(19, 19, 1, mark(hour.ink, beacon)) +
  text(62, 20 + size * 0.95, site.name, size, hour.ink, { ...display, tracking: -0.5 }) +
  stroke(`M${width - 44} 31h20M${width - 44} 41h20`, hour.ink, 2.2);

/** What stands above a headline. */
export const badge = (hour: Hour, x: number, y: number, words: string) =>
  rect(x, y - 6.5, 28, 3, beacon) + text(x + 40, y, words, 15, hour.ink, { weight: 600 });

/** What the water does and why it is here, beside a small staff: heavy, and on a phone in two lines. */
function toldTide(
  hour: Hour,
  { metres, rises, next: time }: Moment,
  [x, y]: readonly [x: number, y: number],
  size = 18,
): string {
  const { below, why, high, low } = shore.beside;
  const rows = broken(below, size === 18 ? 28 : 60);
  const [left, leading] = [x + 20, size * 1.3];
  const heavy = { ...display, tracking: size * -0.014 };
  const last = rows.at(-1) ?? '';
  const figure = left + widthOf(last, size, 'display') - last.length * size * 0.014 + size * 0.25;
  const end = y + rows.length * leading;
  const height = `${metres.toFixed(1)} m ${rises ? shore.rising : shore.falling}`;
  const water = rises ? high : low;
  const second = left + widthOf(why, 15) + 4;
  return [
    rect(x + 3, y + 12, 4, end + 11 - y, hour.staff),
    circle(x + 5, y + 12, 5, beacon),
    lines(left, y + size * 0.98, rows, size, leading, hour.staff, heavy),
    text(figure, end - leading + size * 0.98, height, size, hour.staff, heavy),
    text(left, end + 16, why, 15, hour.staff),
    text(second, end + 16, water, 15, hour.staff),
    text(second + widthOf(water, 15) + 4, end + 16, time, 15, hour.staff),
  ].join('');
}

/** The home page on a desk, 1280 pixels wide. @param tall how much of it is drawn */
export function homeWide(hour: Hour, moment: Moment, tall: number): string {
  return [
    rect(0, 0, 1280, tall, hour.ground),
    moon(hour, 638, 176, 36),
    sea(hour, { ...moment, width: 1280, top: 72, height: 641, words: 600, bed: tall, slim: true }),
    topWide(hour),
    badge(hour, 51, 120, hero.badge),
    lines(51, 206, broken(hero.headline, 15), 79.8, 75.6, hour.ink, { ...display, tracking: -2.6 }),
    lines(51, 410, broken(hero.intro, 56), 19, 29.5, hour.ink),
    pill([51, 502, 323, 56], hero.primary.label, 20.9),
    pill([386, 502, 247, 56], hero.secondary.label, 20.9, hour, true),
    toldTide(hour, moment, [51, 582], 21.1),
    reportCard(hour, 750, 145, 414),
  ].join('');
}

/** The same 1024 pixels wide: what a picture of half a page has room for. */
export function homeMiddle(hour: Hour, moment: Moment, tall: number): string {
  return [
    rect(0, 0, 1024, tall, hour.ground),
    sea(hour, {
      ...moment,
      width: 1024,
      top: 72,
      height: 636,
      words: 520,
      bed: tall,
      slim: true,
    }),
    topWide(hour, 1024),
    badge(hour, 41, 120, hero.badge),
    lines(41, 197, broken(hero.headline, 15), 68.8, 65.5, hour.ink, { ...display, tracking: -2.2 }),
    lines(41, 379, broken(hero.intro, 46), 19, 29.4, hour.ink),
    pill([41, 500, 266, 56], hero.primary.label, 17),
    pill([319, 500, 206, 56], hero.secondary.label, 17, hour, true),
    toldTide(hour, moment, [41, 580], 18.8),
    reportCard(hour, 602, 144, 338),
  ].join('');
}

/** Where the sea of the home page lies on a phone. */
const homeSea = { top: 72, height: 869 } as const;

/** How the first view is laid out on a phone so many pixels wide. */
const phones = {
  375: { headline: 42, leading: 40, intro: 30, sea: homeSea.height },
  430: { headline: 44, leading: 41.8, intro: 40, sea: 849 },
} as const;

type PhoneShown = { readonly width?: 375 | 430 };

/** The second way on, which is a link in words on phones. */
const wayOn = (hour: Hour, y: number) =>
  text(20, y + 27, hero.secondary.label, 17, hour.ink, { weight: 600 }) +
  stroke(`M${32 + widthOf(hero.secondary.label, 17) * 1.04} ${y + 21}h17m-7 -7l7 7l-7 7`, hour.ink, 1.9);

/** The home page on a phone above its report, in its pixels. @param tall how much is drawn: nothing is cut in two there */
export function homePhone(
  hour: Hour,
  moment: Moment,
  tall: number,
  { width = 375 }: PhoneShown = {},
): string {
  const { headline, leading, intro, sea: height } = phones[width];
  const words = broken(hero.intro, intro);
  const begin = 164 + 2 * leading + 41;
  const buttons = begin + (words.length - 1) * 27.3 + 28;
  const wide = width - 104;
  const told = buttons + 108;
  return [
    rect(0, 0, width, tall, hour.ground),
    sea(hour, { ...moment, width, top: homeSea.top, height, words: width - 84, phone: true }),
    topPhone(hour, width),
    badge(hour, 20, 108, hero.badge),
    lines(20, 164, broken(hero.headline, 15), headline, leading, hour.ink, { ...display, tracking: -1.3 }),
    lines(20, begin, words, 17, 27.3, hour.ink),
    ...(buttons + 123 > tall
      ? []
      : [pill([20, buttons, wide, 56], hero.primary.label, 17), wayOn(hour, buttons + 56)]),
    told + 80 > tall ? '' : toldTide(hour, moment, [20, told]),
  ].join('');
}
