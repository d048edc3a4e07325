import { slip } from '#art/figures/stage.ts';
import { house } from '#art/kit/palette.ts';
import { cross } from '#art/kit/screen.ts';
import { byHand, pencil, remark } from '#art/kit/sheet.ts';
import {
  at,
  circle,
  clipBox,
  curve,
  denseDrawing,
  group,
  line,
  type Point,
  path,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 560 × 260, all of which is seen: a chart that was cut told of half a course. */
export const passageSize = { width: 1120, height: 520 } as const;

/** As on the charts of British waters, where the foreshore is what the sea covers and uncovers. */
const c = {
  paper: '#fdfbf5',
  land: '#f2deb0',
  coast: '#6e5a2c',
  foreshore: '#c5d9ae',
  deep: '#e6f1f2',
  shallow: '#c6e1ea',
  contour: '#8fb7c6',
  depth: '#557585',
  rose: '#8d4a74',
} as const;

const [left, top, right, bottom] = [20, 24, 540, 236];

/** In red pencil: from the shore to a mark for each step of the form, where the boat is then, and to the harbour. */
export const course = {
  from: [98, 136],
  marks: [
    [172, 152],
    [296, 155],
    [414, 137],
  ],
  to: [476, 130],
} as const satisfies { from: Point; marks: readonly Point[]; to: Point };

/** How the sheet lies. */
export const lying = 'rotate(-1.3 280 130)';

const home: readonly Point[] = [
  [52, 10],
  [58, 38],
  [52, 76],
  [64, 102],
  [86, 120],
  [97, 136],
  [80, 153],
  [58, 170],
  [50, 198],
  [62, 230],
  [92, 264],
  [104, 302],
  [96, 368],
];
const abroad: readonly Point[] = [
  [534, 10],
  [528, 38],
  [520, 80],
  [498, 104],
  [477, 129],
  [492, 155],
  [514, 174],
  [516, 202],
  [500, 234],
  [504, 272],
  [486, 310],
  [482, 368],
];

/** Land on one side of a coast, and before it what dries at low water and what is shallow. */
function shore(coast: readonly Point[], side: number): string {
  const edge = curve(coast);
  return (
    stroke(edge, c.contour, 66) +
    stroke(edge, c.shallow, 63.5) +
    stroke(edge, c.coast, 21.5, { opacity: 0.45 }) +
    stroke(edge, c.foreshore, 19.5) +
    path(`${edge}L${side} ${bottom + 10}V${top}Z`, c.land) +
    stroke(edge, c.coast, 1.6)
  );
}

/** Metres below chart datum. */
const soundings: readonly (readonly [x: number, y: number, depth: string])[] = [
  [126, 92, '6'],
  [262, 112, '12'],
  [262, 218, '9'],
  [450, 202, '7'],
];

const degrees = 13;
const degree = (right - left) / degrees;

/** The frame with its minutes, black and white by turns. */
const frame =
  repeat(degrees, (index) =>
    index % 2 === 0 ? rect(left + index * degree, top - 6, degree, 6, house.ink) : '',
  ) +
  stroke(`M${left} ${bottom}V${top - 6}H${right}V${bottom}z`, house.ink, 1) +
  line(left, top, right, top, house.ink, 1);

/** Where its middle is; a north that lies on the sheet's foot would be cut. */
const [roseX, roseY] = [322, 197];

const point = (angle: number, long: number) =>
  group(
    { transform: `rotate(${angle})` },
    path(`M0 ${-long}l4 ${long - 5}l-4 5z`, c.rose) +
      path(`M0 ${-long}l-4 ${long - 5}l4 5z`, c.paper, { stroke: c.rose, 'stroke-width': 1 }),
  );

const rose = at(
  roseX,
  roseY,
  1,
  circle(0, 0, 27, 'none', { stroke: c.rose, 'stroke-width': 1.2 }),
  circle(0, 0, 23, 'none', { stroke: c.rose, 'stroke-width': 2.2, 'stroke-dasharray': '1 3.82' }),
  ...[45, 135, 225, 315].map((angle) => point(angle, 15)),
  ...[0, 90, 180, 270].map((angle) => point(angle, 25)),
);

const lighthouse = at(
  ...([30, 18, 1] as const),
  stroke('M480 82l-15 -5M480 82l-15 4', house.beacon, 3, { opacity: 0.7 }),
  path('M480 110l2 -26h8l2 26z', house.paper, { stroke: house.ink, 'stroke-width': 1.4 }),
  rect(480.8, 96, 10.4, 6, pencil.red),
  path('M481 84v-6l5 -5 5 5v6z', house.ink),
);

const stops: readonly Point[] = [course.from, ...course.marks, course.to];
const legs = stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);

/** A sea chart with a course in red pencil, from where the reader is to where the reader would like to be. */
export const passage = () =>
  denseDrawing(
    passageSize.width / 2,
    passageSize.height / 2,
    group(
      { transform: lying },
      slip('passage', 8, 8, 544, 240, c.paper, 3),
      clipBox(
        'passage-c',
        ...([left, top, right - left, bottom - top, 0] as const),
        rect(left, top, right - left, bottom - top, c.deep),
        // They end before what is written.
        stroke('M214 84c-22 26 6 52 -8 78', c.contour, 1.4, { 'stroke-dasharray': '7 5' }),
        stroke('M374 84c22 26 -14 56 8 150', c.contour, 1.4, { 'stroke-dasharray': '7 5' }),
        shore(home, left),
        shore(abroad, right),
        rose,
        ...soundings.map(([x, y, depth]) => text(x, y, depth, 18.5, c.depth, { anchor: 'middle' })),
        lighthouse,
      ),
      frame,
      ...legs.map(([from, to], index) => byHand(...from, ...to, pencil.red, 3, index)),
      ...course.marks.map(([x, y]) => circle(x, y, 6, c.paper, { stroke: pencil.red, 'stroke-width': 2.6 })),
      cross(...course.from, pencil.red, 1),
      remark(108, 197, 'Where you are', pencil.red, 22),
      remark(466, 66, 'Where you would like to be', pencil.red, 22, 'end'),
    ),
  );
