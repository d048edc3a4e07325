import { drawing, radial, rect } from '#art/kit/svg.ts';
import { bench, floor } from './bench.ts';
import { chair, type Seat } from './chairs.ts';
import { content, data, design, development, founderDesk, paidMedia, type Station, search } from './desks.ts';
import { evening, type Hour, morning } from './hour.ts';
import { seaWindow, type View } from './window.ts';

/** Across the page; the wall is the page itself, and its floor goes over into the band below. */
export const roomSize = { width: 2880, height: 960 } as const;
/** On a phone: three of the seven desks. */
export const roomTallSize = { width: 1000, height: 960 } as const;

type Desk = {
  readonly x: number;
  readonly things: Station;
  readonly seat: Omit<Seat, 'x' | 'y'> & { readonly aside: number };
};

const stand = 622;

function room(
  hour: Hour,
  height: number,
  view: View,
  desks: readonly Desk[],
  legs: readonly number[],
): string {
  const { width, mullions } = view;
  return drawing(
    width,
    height,
    radial(`${hour.outside.id}-shine`, [0.5, 0.5], 0.5, [0, '#cfe9ee', 0.5], [1, '#cfe9ee', 0]),
    seaWindow(hour, view),
    rect(0, floor, width, height - floor, hour.ground),
    rect(0, floor - 5, width, 5, hour.frame),
    bench(hour, { width, mullions, legs }),
    ...desks.map(({ x, things }) => things(hour, x, stand)),
    ...desks.map(({ x, seat: { aside, ...seat } }) => chair(hour, { ...seat, x: x + aside, y: 912 })),
  );
}

const pane = roomSize.width / 7;
const middle = (index: number) => pane * (index + 0.5);

function wide(hour: Hour): string {
  const { width, height } = roomSize;
  return room(
    hour,
    height,
    {
      width,
      mullions: [1, 2, 3, 4, 5, 6].map((i) => pane * i),
      bay: 760,
      hill: 1560,
      tower: 2330,
      disc: hour.outside.night ? [1876, 196, 44] : [1876, 232, 46],
      boats: [1722, 1060],
      clouds: [560, 2640],
      gullAt: 1226,
    },
    [
      { x: middle(0), things: design, seat: { aside: -60, colour: 0, left: 'nothing' } },
      { x: middle(1), things: development, seat: { aside: 60, colour: 1, left: 'bag' } },
      { x: middle(2), things: search, seat: { aside: -30, colour: 3, left: 'cardigan' } },
      { x: middle(3), things: paidMedia, seat: { aside: 90, colour: 2, left: 'nothing' } },
      { x: middle(4), things: content, seat: { aside: 40, colour: 0, left: 'coat' } },
      { x: middle(5), things: data, seat: { aside: -30, colour: 1, left: 'nothing', turn: -1 } },
      { x: middle(6), things: founderDesk, seat: { aside: -20, colour: 3, left: 'scarf' } },
    ],
    [pane * 0.06, pane * 2, pane * 4, pane * 5, pane * 6.94],
  );
}

function tall(hour: Hour): string {
  const { width, height } = roomTallSize;
  return room(
    hour,
    height,
    {
      width,
      mullions: [334, 667],
      hill: 430,
      tower: 872,
      disc: hour.outside.night ? [570, 196, 44] : [556, 232, 46],
      boats: [604, 400],
      clouds: [590, 990],
    },
    [
      { x: 165, things: design, seat: { aside: 0, colour: 0, left: 'nothing' } },
      { x: 466, things: content, seat: { aside: 36, colour: 1, left: 'coat' } },
      { x: 830, things: founderDesk, seat: { aside: 0, colour: 3, left: 'scarf' } },
    ],
    [334, 667],
  );
}

export const roomWide = (): string => wide(morning);
export const roomWideNight = (): string => wide(evening);
export const roomTall = (): string => tall(morning);
export const roomTallNight = (): string => tall(evening);
