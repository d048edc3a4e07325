import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { at, circle, ellipse, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, emblem, shirt } from './broken-goods.ts';

const gothic = { family: 'gothic' } as const;

/** The queue of a release: whose turn it is, and how far along. */
export const queue = () =>
  [
    rect(0, 0, 390, 844, c.black),
    at(195, 108, 0.62, emblem(100, c.bone)),
    text(195, 206, 'Chapter IV', 62, c.bone, { ...gothic, anchor: 'middle' }),
    text(195, 286, 'You are number', 40, c.bone, { weight: 500, anchor: 'middle', tracking: -0.8 }),
    text(195, 440, '1,482', 158, c.pink, { family: 'poster', tracking: -2, anchor: 'middle' }),
    line(30, 496, 360, 496, '#3a3534', 10, { 'stroke-linecap': 'round' }),
    line(30, 496, 214, 496, c.pink, 10, { 'stroke-linecap': 'round' }),
    circle(214, 496, 15, c.pink),
    ...['Three minutes.', 'Your place', 'stays yours.'].map((row, i) =>
      text(195, 578 + i * 54, row, 41, c.bone, { weight: 500, anchor: 'middle', tracking: -0.8 }),
    ),
  ].join('');

/** What stands behind it: the shirt of the release, to be bought. */
export const product = () =>
  [
    rect(0, 0, 390, 844, c.bone),
    rect(0, 0, 390, 470, c.pinkDark),
    path('M0 300L390 210V0H0Z', '#8d1545'),
    at(195, 104, 0.5, emblem(100, c.bone)),
    ellipse(195, 440, 112, 11, '#000', { opacity: 0.35 }),
    at(195, 304, 1.2, shirt('#f8f4ec', '#cfc5b5', '#fff', c.black)),
    text(26, 548, 'Oath', 66, c.black, gothic),
    text(364, 546, '£58', 46, c.black, { weight: 600, anchor: 'end' }),
    text(26, 606, '31 of 40 left', 41, '#5e554c', { weight: 500, tracking: -0.8 }),
    rect(26, 642, 338, 92, c.black),
    text(195, 703, 'Add to bag', 44, c.bone, { weight: 600, anchor: 'middle' }),
    stroke('M24 96h34M24 110h22', c.bone, 4),
  ].join('');

/** Where a phone lies, how wide it is and how far it is turned. */
type Place = readonly [x: number, y: number, width: number, turn: number];

/** A phone of the shop as it was thrown down. */
export function thrown(id: string, [x, y, width, turn]: Place, screen: string, shade: string): string {
  const tall = phoneHeight(width);
  return group(
    { transform: `rotate(${turn} ${x + width / 2} ${y + tall / 2})` },
    shadow(`${id}-s`, x, y, width, tall, width * 0.15, shade, 0.8),
    phone({ id, x, y, width, screen, statusInk: c.bone, timeless: true }),
  );
}
