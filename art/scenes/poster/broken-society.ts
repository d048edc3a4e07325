import { contact, phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { at, circle, drawing, ellipse, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { beanie, c, emblem, ring, shirt } from '#art/scenes/broken-goods.ts';

const gothic = { family: 'gothic' } as const;

/** The queue of a release: whose turn it is, and how far along. */
const queue = () =>
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
const product = () =>
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

type Place = readonly [x: number, y: number, turn: number];
const wide = 424;
const tall = phoneHeight(wide);

const thrown = (id: string, [x, y, turn]: Place, screen: string, statusInk: string) =>
  group(
    { transform: `rotate(${turn} ${x + wide / 2} ${y + tall / 2})` },
    shadow(`${id}-s`, x, y, wide, tall, 64, '#3d0a1e', 0.8),
    phone({ id, x, y, width: wide, screen, statusInk, timeless: true }),
  );

/** The label’s queue and its shop on two phones, thrown down with the shirt of the release on its pink. */
export const brokenPoster = (): string =>
  drawing(
    1200,
    900,
    rect(0, 0, 1200, 900, c.pink),
    // Whole: the words beside it stand on the same pink, where an edge of it was a seam.
    group({ opacity: 0.22 }, at(660, 400, 1, emblem(1000, c.pinkDark))),
    thrown('pk-b', [728, 176, -6], product(), c.bone),
    contact('pk-c', 230, 812, 250, 20, '#3d0a1e', 0.45),
    group({ transform: 'rotate(-9 220 560)' }, at(196, 560, 2.05, shirt(c.soot, c.black, c.ash, c.bone))),
    thrown('pk-a', [272, 36, -6], queue(), c.bone),
    group({ transform: 'rotate(9 150 180)' }, at(160, 190, 1.45, beanie())),
    group({ transform: 'rotate(24 1080 96)' }, at(1080, 88, 0.84, ring())),
  );
