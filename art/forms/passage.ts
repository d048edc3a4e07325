import { house } from '#art/kit/palette.ts';
import { cross } from '#art/kit/screen.ts';
import { pencil, remark } from '#art/kit/sheet.ts';
import {
  at,
  blur,
  box,
  circle,
  clipTo,
  curve,
  denseDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in half of these units: 560 × 392, all of which is seen: a chart that was cut told of half a course. */
export const passageSize = { width: 1120, height: 784 } as const;
/** For phones and tablets: 560 × 244, the upper part of the same chart, so that one boat sails on both. */
export const passageNarrowSize = { width: 1120, height: 488 } as const;

/** As on the charts of British waters, where the foreshore is what the sea covers and uncovers. */
const c = {
  paper: '#fdfbf5',
  land: '#f0dba9',
  height: '#d9bd7c',
  coast: '#6e5a2c',
  foreshore: '#bcd3a2',
  deep: '#f1f6f3',
  middle: '#dcedf1',
  shallow: '#bfdde8',
  contour: '#86b1c3',
  depth: '#4d6d7e',
  rose: '#8d4a74',
} as const;

const [left, right, top] = [24, 536, 28];
const [sheetLeft, sheetRight, sheetTop] = [8, 552, 9];
/** Where the sheet was folded, and how far down each fold lies: it has not been pressed flat. */
const folds: readonly Point[] = [
  [sheetLeft, 0],
  [144, 5],
  [280, 0],
  [416, 5],
  [sheetRight, 0],
];

/** How far down the sheet lies at a place across it. */
function sag(x: number): number {
  const after = Math.max(
    1,
    folds.findIndex(([fold]) => fold >= x),
  );
  const [[x1, y1], [x2, y2]] = [folds[after - 1] as Point, folds[after] as Point];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

const between = (from: number, to: number) => [
  from,
  ...folds.map(([x]) => x).filter((x) => x > from && x < to),
  to,
];
const along = (xs: readonly number[], y: number) => xs.map((x) => `${x} ${y + sag(x)}`).join('L');

/** What is between two heights of the sheet, from side to side. */
const band = (from: number, to: number, y1: number, y2: number) =>
  `M${along(between(from, to), y1)}L${along(between(from, to).reverse(), y2)}Z`;

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
  [60, 38],
  [52, 76],
  [64, 102],
  [86, 120],
  [97, 136],
  [80, 153],
  [58, 170],
  [50, 198],
  [60, 230],
  [86, 262],
  [100, 298],
  [92, 340],
  [104, 400],
];
const abroad: readonly Point[] = [
  [534, 10],
  [526, 38],
  [520, 80],
  [498, 104],
  [477, 129],
  [492, 155],
  [514, 174],
  [514, 202],
  [500, 234],
  [506, 272],
  [484, 312],
  [490, 344],
  [478, 400],
];
/** A bank in open water. */
const bank: readonly Point[] = [
  [356, 228],
  [384, 214],
  [420, 222],
  [436, 244],
  [414, 262],
  [376, 258],
  [356, 228],
];

/** Land on one side of a coast with its heights, and before it what dries at low water and two depths. */
function shore(id: string, coast: readonly Point[], side: number): string {
  const edge = curve(coast);
  const ground = `${edge}L${side} 420V0Z`;
  return (
    stroke(edge, c.contour, 132, { opacity: 0.55 }) +
    stroke(edge, c.middle, 130) +
    stroke(edge, c.contour, 67) +
    stroke(edge, c.shallow, 64.5) +
    stroke(edge, c.coast, 21, { opacity: 0.4 }) +
    stroke(edge, c.foreshore, 19) +
    clipTo(
      id,
      path(ground, '#000'),
      path(ground, c.land),
      ...[56, 34].map(
        (wide) => stroke(edge, c.height, wide) + stroke(edge, c.land, wide - 1.8, { opacity: 0.85 }),
      ),
      // The shade of the land on itself, from the coast inwards.
      stroke(edge, '#fff7df', 9, { opacity: 0.7 }),
    ) +
    stroke(edge, c.coast, 1.7)
  );
}

const shoal = () => {
  const edge = curve(bank);
  return (
    stroke(edge, c.contour, 24) +
    stroke(edge, c.middle, 22) +
    path(edge, c.shallow) +
    stroke(edge, c.depth, 1.2, { 'stroke-dasharray': '1 4' })
  );
};

type Sounding = readonly [x: number, y: number, depth: string];

/** Metres below chart datum: those that are read on a phone, and those that a larger sheet has as well. */
const soundings: readonly Sounding[] = [
  [124, 88, '6'],
  [222, 112, '14'],
  [460, 190, '7'],
];
const moreSoundings: readonly Sounding[] = [
  [132, 240, '4'],
  [326, 122, '18'],
  [398, 122, '9'],
  [132, 342, '7'],
  [300, 230, '19'],
  [382, 243, '2'],
  [320, 352, '15'],
  [444, 300, '8'],
  [136, 58, '5'],
];

const depths = (list: readonly Sounding[], size: number) =>
  list.map(([x, y, depth]) => text(x, y, depth, size, c.depth, { anchor: 'middle' })).join('');

const degrees = 13;
const degree = (right - left) / degrees;

/** The frame: minutes of black and white by turns above and below, and a line within. */
const frame = (bottom: number) =>
  [top - 6, bottom]
    .map((y) =>
      repeat(degrees, (index) =>
        index % 2 === 0
          ? path(band(left + index * degree, left + (index + 1) * degree, y, y + 6), house.ink)
          : '',
      ),
    )
    .join('') +
  stroke(band(left, right, top - 6, bottom + 6), house.ink, 1) +
  stroke(band(left, right, top, bottom), house.ink, 1);

/** Meridians and parallels. */
const graticule = (bottom: number) =>
  stroke(
    [126, 254, 382].map((x) => `M${x} ${top}V${bottom + 8}`).join('') +
      [104, 206, 308].map((y) => `M${left} ${y}H${right}`).join(''),
    c.depth,
    0.7,
    { opacity: 0.35 },
  );

const point = (angle: number, long: number, wide: number) =>
  group(
    { transform: `rotate(${angle})` },
    path(`M0 ${-long}l${wide} ${long - wide}l${-wide} ${wide}z`, c.rose) +
      path(`M0 ${-long}l${-wide} ${long - wide}l${wide} ${wide}z`, c.paper, {
        stroke: c.rose,
        'stroke-width': 1,
      }),
  );

/** Of its outer ring; a north that lies on the sheet's foot would be cut. */
const rose = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    r / 60,
    circle(0, 0, 60, c.paper, { opacity: 0.35 }),
    circle(0, 0, 60, 'none', { stroke: c.rose, 'stroke-width': 1.6 }),
    circle(0, 0, 54, 'none', {
      stroke: c.rose,
      'stroke-width': 7,
      'stroke-dasharray': '1.2 3.512',
      opacity: 0.8,
    }),
    circle(0, 0, 41, 'none', { stroke: c.rose, 'stroke-width': 1.4 }),
    ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => point(angle, 26, 3.5)),
    ...[45, 135, 225, 315].map((angle) => point(angle, 36, 5.5)),
    ...[0, 90, 180, 270].map((angle) => point(angle, 50, 8)),
    circle(0, 0, 4, c.paper, { stroke: c.rose, 'stroke-width': 1.6 }),
  );

/** Houses above the harbour that one leaves, and its pier. */
const town =
  stroke('M84 121l20 -9l5 6', c.coast, 3.4) +
  [
    [40, 108, 12, 8],
    [56, 116, 9, 8],
    [42, 122, 10, 10],
    [58, 130, 14, 7],
    [40, 140, 12, 8],
    [60, 144, 8, 8],
  ]
    .map(([x = 0, y = 0, width = 0, height = 0]) => rect(x, y, width, height, '#a8875a'))
    .join('') +
  stroke('M78 127v10M74 131h8', c.coast, 2);

const lighthouse = at(
  30,
  18,
  1,
  path('M486 81L404 62A84 84 0 0 0 402 96Z', '#f5c451', { opacity: 0.5 }),
  path('M480 110l2 -26h8l2 26z', house.paper, { stroke: house.ink, 'stroke-width': 1.4 }),
  rect(480.8, 96, 10.4, 6, pencil.red),
  path('M481 84v-6l5 -5 5 5v6z', house.ink),
);

/** Each panel between two folds takes the light from another side, and has a crease at its edges. */
function creases(bottom: number): string {
  const panels = folds.slice(1).map(([x2], index) => [(folds[index] as Point)[0], x2] as const);
  return (
    panels
      .map(([x1, x2], index) => {
        const id = `passage-p${index}`;
        const away = index % 2 === 0;
        return (
          linear(
            id,
            [0, 0],
            [1, 0],
            [0, away ? '#fff' : '#1f2a30', away ? 0.22 : 0.1],
            [0.45, '#23180a', away ? 0.02 : 0.05],
            [1, '#23180a', away ? 0.1 : 0],
          ) + path(band(x1, x2, sheetTop, bottom), `url(#${id})`)
        );
      })
      .join('') +
    folds
      .slice(1, -1)
      .map(([x, down]) => {
        const crease = (shift: number) => `M${x + shift} ${sheetTop + down}V${bottom + down}`;
        return (
          stroke(crease(-0.6), '#3b2d14', 1.1, { opacity: 0.3 }) +
          stroke(crease(0.8), '#fff', 1.2, { opacity: 0.75 })
        );
      })
      .join('')
  );
}

const stops: readonly Point[] = [course.from, ...course.marks, course.to];
const legs = stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);

/** The sheet with all that is printed on it, and in pencil where the course will go: the page draws what is sailed. */
const chart = (bottom: number, ...printed: string[]) => {
  const end = bottom + 22;
  const whole = band(sheetLeft, sheetRight, sheetTop, end);
  return (
    blur('passage-soft', 9, 0.2) +
    path(band(sheetLeft + 5, sheetRight - 3, sheetTop + 10, end + 7), '#0b1a28', {
      opacity: 0.34,
      filter: 'url(#passage-soft)',
    }) +
    path(whole, c.paper) +
    clipTo(
      'passage-c',
      path(band(left, right, top, bottom), '#000'),
      rect(left, top, right - left, bottom - top + 8, c.deep),
      shore('passage-home', home, 0),
      shore('passage-abroad', abroad, 560),
      ...printed,
      graticule(bottom),
      town,
      depths(soundings, 19.5),
      lighthouse,
    ) +
    frame(bottom) +
    creases(end) +
    stroke(whole, '#3b2d14', 0.8, { opacity: 0.22 }) +
    legs
      .map(([[x1, y1], [x2, y2]]) =>
        line(x1, y1, x2, y2, pencil.red, 2, { 'stroke-dasharray': '3 6', opacity: 0.75 }),
      )
      .join('') +
    course.marks
      .map(([x, y]) => circle(x, y, 6.5, c.paper, { stroke: pencil.red, 'stroke-width': 2.6 }))
      .join('') +
    cross(...course.from, pencil.red, 1) +
    remark(108, 197, 'Where you are', pencil.red, 22) +
    remark(466, 66, 'Where you would like to be', pencil.red, 22, 'end')
  );
};

/** One leg of the dividers, from its joint to its point: brass, and steel where it is put on the chart. */
function leg(id: string, [x1, y1]: Point, [x2, y2]: Point): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const steel = long * 0.58;
  return group(
    { transform: `translate(${x1} ${y1}) rotate(${turn})` },
    linear(id, [0, 0], [0, 1], [0, '#f4dc9a'], [0.45, '#c79a3e'], [1, '#7d5a1c']),
    path(`M0 -6.500L${steel} -4V4L0 6.500Z`, `url(#${id})`),
    path(`M${steel - 2} -3.600L${long} 0L${steel - 2} 3.600Z`, '#9fb0ba'),
    path(`M${steel - 2} 0L${long} 0L${steel - 2} 3.600Z`, '#5d6f7b'),
    rect(steel - 7, -5.5, 8, 11, `url(#${id})`),
    line(6, -2.4, steel - 8, -1.6, '#fff6d8', 1.2, { opacity: 0.8 }),
  );
}

/** The dividers span the leg between two steps. */
const joint: Point = [398, 322];
const span = [course.marks[1], course.marks[2]] as const;

const dividers = () =>
  group(
    { opacity: 0.3, filter: 'url(#passage-near)' },
    ...span.map(([x, y]) => stroke(`M${joint[0] + 8} ${joint[1] + 10}L${x + 1} ${y + 2}`, '#0b1a28', 9)),
    circle(joint[0] + 8, joint[1] + 10, 15, '#0b1a28'),
  ) +
  span.map((end, index) => leg(`passage-leg${index}`, joint, end)).join('') +
  linear('passage-grip', [0, 0], [1, 0], [0, '#f4dc9a'], [0.45, '#c79a3e'], [1, '#7d5a1c']) +
  group(
    { transform: `rotate(-8 ${joint[0]} ${joint[1]})` },
    box(joint[0] - 5, joint[1] + 8, 10, 26, 4, 'url(#passage-grip)'),
  ) +
  radial('passage-head', [0.36, 0.32], 0.75, [0, '#fbecc0'], [0.5, '#cfa347'], [1, '#7d5a1c']) +
  circle(...joint, 14, 'url(#passage-head)', { stroke: '#6b4b14', 'stroke-width': 0.8 }) +
  circle(...joint, 4.2, '#8d6a26') +
  line(joint[0] - 3, joint[1] - 2, joint[0] + 3, joint[1] + 2, '#513a0e', 1.4);

/** The red pencil that the course is drawn with, laid down on the land. */
const redPencil = () =>
  group(
    { transform: 'translate(30 352) rotate(-28)' },
    box(6, 3, 112, 12, 4, '#0b1a28', { opacity: 0.3, filter: 'url(#passage-near)' }),
    rect(0, -6, 96, 4, '#e2604a'),
    rect(0, -2, 96, 4, pencil.red),
    rect(0, 2, 96, 4, '#8f2a1a'),
    rect(-2, -6, 9, 12, '#e6d9b8'),
    rect(10, -6, 3, 12, '#d9b04c'),
    path('M96 -6L116 -1.500V1.500L96 6Z', '#ecd2a4'),
    path('M110 -3L118 0L110 3Z', pencil.red),
  );

/** A sea chart with a course in red pencil, from where the reader is to where the reader would like to be. */
export const passage = () =>
  denseDrawing(
    passageSize.width / 2,
    passageSize.height / 2,
    blur('passage-near', 3, 0.3),
    group(
      { transform: lying },
      chart(354, shoal(), depths(moreSoundings, 15.5), rose(212, 284, 56)),
      redPencil(),
      dividers(),
    ),
  );

/** The same in the height that a phone has for it. */
export const passageNarrow = () =>
  denseDrawing(
    passageNarrowSize.width / 2,
    passageNarrowSize.height / 2,
    group({ transform: lying }, chart(206, rose(336, 182, 23))),
  );
