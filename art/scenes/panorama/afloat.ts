import { bookingPhone, seaOf, servicesPhone } from '#art/exhibits/this-site/phone-pages.ts';
import { type Hour, surfaceOf } from '#art/exhibits/this-site/sea.ts';
import { type Moment, momentAt, timeOf } from '#art/exhibits/this-site/tide.ts';
import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { at, circle, line, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import type { Water } from '#domain/shore/tide.ts';
import type { View } from './day-of-water.ts';

/** A page of this site: how it is drawn, and where it has its sea. */
export type Afloat = {
  readonly sea: { readonly top: number; readonly height: number };
  readonly draw: (hour: Hour, moment: Moment) => string;
};
const tall = 770;
export const servicesPage: Afloat = {
  sea: seaOf.services,
  draw: (hour, moment) => servicesPhone(hour, moment, tall),
};
export const bookingPage: Afloat = {
  sea: seaOf.booking,
  draw: (hour, moment) => bookingPhone(hour, moment, { tall }),
};
/** The same without its intro, its days larger, down to the foot of a phone. */
export const bookingBrief = (weeks: number): Afloat => ({
  sea: seaOf.bookingBrief,
  draw: (hour, moment) => bookingPhone(hour, moment, { tall, weeks, near: true, brief: true }),
});

/** Where a phone stands: its middle, and how wide it is. */
export type Across = readonly [middle: number, wide: number];
/** Below the bar of a phone, and as much larger as its screen has more units than a page has pixels. */
const [below, larger] = [44, 390 / 375];

/** A page as it is at a water, afloat: its own sea goes on in the one around it. */
export function afloat(
  { surface }: View,
  id: string,
  [middle, wide]: Across,
  water: Pick<Water, 'at' | 'level'>,
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
export function said(
  x: number,
  y: number,
  water: Water,
  colour: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
) {
  const name = water.kind === 'high' ? 'High water' : 'Low water';
  return (
    text(x, y, name, size, colour, { family: 'display', weight: 700, tracking: size * -0.022, anchor }) +
    text(x, y + size * 1.17, `${timeOf(water)}, ${water.level.toFixed(1)} m`, size * 0.87, colour, { anchor })
  );
}

/** A water of the day: a dot where it comes, and from there a line up to what is said beside it, or above it. */
export function extreme(
  { surface }: View,
  [x, y]: readonly [x: number, y: number],
  water: Water,
  colour: string,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
  gap = size * 0.42,
) {
  const foot = surface(water.level);
  const aside = { start: gap, middle: 0, end: -gap }[anchor];
  const begins = anchor === 'middle' ? y + size * 1.6 : y - size * 0.74;
  return (
    said(x + aside, y, water, colour, size, anchor) +
    line(x, begins, x, foot, colour, size / 15, { opacity: 0.75 }) +
    circle(x, foot, size / 3.4, '#fb7033', { stroke: '#faf7f3', 'stroke-width': size / 12 })
  );
}
