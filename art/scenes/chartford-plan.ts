import { at, box, circle, clipBox, group, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from './chartford-street.ts';

type State = 'free' | 'held' | 'sold' | 'pick';
type Kind = 'levisham' | 'hayburn' | 'cloughton';
type Area = readonly [x: number, y: number, width: number, height: number];

/** The two roads across the village, bowed upwards about its street. */
const street = 196;
const roads = {
  upper: { mid: 266, bow: 17, half: 14 },
  lower: { mid: 388, bow: 10, half: 12 },
} as const;
type Road = keyof typeof roads;
const pavement = 5;

/** Which road a plot lies on, on which side of it and how far along; as the list of prices counts them, from 4. */
const plots: ReadonlyArray<
  readonly [road: Road, side: 1 | -1, x: number, state: State, kind: Kind, back?: number]
> = [
  ['upper', -1, 56, 'sold', 'levisham'],
  ['upper', -1, 126, 'sold', 'cloughton'],
  ['upper', -1, 196, 'free', 'hayburn'],
  ['upper', -1, 266, 'free', 'cloughton'],
  ['upper', -1, 336, 'held', 'levisham'],
  ['upper', 1, 75, 'sold', 'cloughton'],
  ['upper', 1, 145, 'free', 'cloughton'],
  ['upper', 1, 247, 'held', 'levisham'],
  ['upper', 1, 317, 'free', 'levisham'],
  ['lower', 1, 75, 'held', 'hayburn'],
  ['lower', 1, 145, 'sold', 'hayburn'],
  // Four paces further from the road.
  ['lower', 1, 247, 'pick', 'hayburn', 5],
  ['lower', 1, 317, 'free', 'hayburn'],
];

/** Both slopes of a roof, the one in the sun first. */
const tiles: Record<Kind, readonly [string, string]> = {
  levisham: ['#8793a0', '#626e7b'],
  hayburn: ['#d5835c', '#ab583b'],
  cloughton: ['#bfa583', '#957b5b'],
};
const grey = ['#bdb8b0', '#9d978e'] as const;
const wine = ['#a0486a', '#6b2540'] as const;
const lawns: Record<State, string> = { free: '#d3e6c0', held: '#efddb2', sold: '#d0d1c6', pick: '#dcedc9' };
const hedges: Record<State, string> = { free: '#7fa067', held: '#a3a066', sold: '#9da28f', pick: '#7fa067' };
const fills: Record<State, string> = { free: '#ffffff', held: c.butter, sold: '#bcb3a9', pick: c.wine };

const heightOf = (road: Road, x: number) => {
  const { mid, bow } = roads[road];
  return mid + bow * ((x - street) / 200) ** 2;
};
const turnOf = (road: Road, x: number) =>
  (Math.atan((2 * roads[road].bow * (x - street)) / 200 ** 2) * 180) / Math.PI;

/** A tree from above, its crown in three tones, with its shadow. */
function crown(x: number, y: number, r: number, tone: 0 | 1 = 0) {
  const [deep, mid, light] =
    tone === 0 ? ['#56774a', '#6d8f5c', '#8aab73'] : ['#6a8a4c', '#86a55f', '#a6c07c'];
  const lobes = (cx: number, cy: number, radius: number, fill: string, count: number) => {
    const point = (i: number) => {
      const a = (i / count) * 2 * Math.PI + 0.3;
      return `${(cx + Math.cos(a) * radius).toFixed(2)} ${(cy + Math.sin(a) * radius).toFixed(2)}`;
    };
    const bend = (radius * 0.52).toFixed(2);
    const arcs = Array.from({ length: count }, (_, i) => `A${bend} ${bend} 0 0 1 ${point(i + 1)}`);
    return path(`M${point(0)}${arcs.join('')}Z`, fill);
  };
  return (
    circle(x + r * 0.22, y + r * 0.3, r, '#2c3a1f', { 'fill-opacity': 0.2 }) +
    lobes(x, y, r * 0.86, deep ?? '', 9) +
    lobes(x - r * 0.12, y - r * 0.14, r * 0.58, mid ?? '', 7) +
    lobes(x - r * 0.26, y - r * 0.3, r * 0.26, light ?? '', 5)
  );
}

/** What a corner of two roads lacks to be round; its arms go by (sx, sy). */
const rounding = (x: number, y: number, sx: number, sy: number, r: number, fill: string) =>
  path(`M${x} ${y}H${x + sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 0 : 1} ${x} ${y + sy * r}Z`, fill);

/** Pavements with their slabs, kerbs and roads, round where they meet. */
function network() {
  const across = (road: Road, wide: number, colour: string, more = {}) => {
    const [left, right] = [-40, 520];
    const from = heightOf(road, left);
    const to = heightOf(road, right);
    // A parabola is one curve, whose handle is where the tangents of its ends meet.
    const slope = (2 * roads[road].bow * (left - street)) / 200 ** 2;
    const middle = (left + right) / 2;
    return stroke(
      `M${left} ${from}Q${middle} ${from + slope * (middle - left)} ${right} ${to}`,
      colour,
      2 * (roads[road].half + wide),
      { 'stroke-linecap': 'butt', ...more },
    );
  };
  const down = (wide: number, colour: string, more = {}) =>
    stroke(`M${street} ${roads.upper.mid}V680`, colour, 2 * (12 + wide), {
      'stroke-linecap': 'butt',
      ...more,
    });
  const layer = (wide: number, colour: string, r: number) =>
    [
      across('upper', wide, colour),
      down(wide, colour),
      across('lower', wide, colour),
      ...[-1, 1].flatMap((sx) => [
        rounding(street + sx * (12 + wide), roads.upper.mid + roads.upper.half + wide, sx, 1, r, colour),
        ...[-1, 1].map((sy) =>
          rounding(
            street + sx * (12 + wide),
            roads.lower.mid + sy * (roads.lower.half + wide),
            sx,
            sy,
            r,
            colour,
          ),
        ),
      ]),
    ].join('');
  const slabs = { 'stroke-dasharray': '0.5 6.5' };
  const dashes = (d: string) =>
    stroke(d, '#fffdf8', 1.3, { 'stroke-dasharray': '7 7', 'stroke-linecap': 'butt' });
  const along = (road: Road, from: number, to: number) =>
    `M${Array.from({ length: 21 }, (_, i) => {
      const x = from + ((to - from) * i) / 20;
      return `${x} ${heightOf(road, x).toFixed(2)}`;
    }).join('L')}`;
  return [
    layer(pavement, '#efe7d8', 7),
    across('upper', pavement, '#d9cfbd', slabs),
    down(pavement, '#d9cfbd', slabs),
    across('lower', pavement, '#d9cfbd', slabs),
    layer(1.1, '#fffdf8', 10.9),
    layer(0, '#cdc6ba', 12),
    dashes(along('upper', -30, 510)),
    dashes(along('lower', street - 26, -30)),
    dashes(along('lower', street + 26, 510)),
    dashes(`M${street} 296V364`),
    dashes(`M${street} 412V680`),
    // Where one gives way.
    ...[
      [street, 283],
      [street, 371],
      [street, 405],
    ].map(([x, y]) =>
      line(Number(x) - 10, Number(y), Number(x) + 10, Number(y), '#fffdf8', 1.4, {
        'stroke-dasharray': '3 2',
      }),
    ),
  ].join('');
}

/** A roof from above, 42 × 30, its ridge along the road: hipped, with gables, or with a wing to the front. */
function roof(kind: Kind, [sun, shade]: readonly [string, string], side: number) {
  const [l, t, w, d] = [-21, -15, 42, 30];
  const courses = (from: number, count: number, left: number, right: number, step: number) =>
    repeat(count, (i) =>
      line(left + step * i, from + i * 3, right - step * i, from + i * 3, '#24140f', 0.5, {
        'stroke-opacity': 0.24,
      }),
    );
  const hip = kind === 'hayburn' ? 11 : 0;
  const wing = (x: number, wide: number) => {
    const front = side * -20;
    const valley = side * -2;
    return [
      path(`M${x} ${front}V${side * -14}L${x + wide / 2} ${valley}V${front}Z`, sun),
      path(`M${x + wide} ${front}V${side * -14}L${x + wide / 2} ${valley}V${front}Z`, shade),
      repeat(3, (i) =>
        line(x + 2.6 * (i + 0.6), front, x + 2.6 * (i + 0.6), side * -13, '#24140f', 0.5, {
          'stroke-opacity': 0.2,
        }),
      ),
      line(x + wide / 2, front, x + wide / 2, valley, '#fff', 0.9, { 'stroke-opacity': 0.5 }),
    ].join('');
  };
  return [
    // On the ground to the right of it.
    path(
      `M${l + 3} ${t + d}L${l + 7} ${t + d + 5}H${l + w + 5}V${t + 5}L${l + w} ${t + 2}V${t + d}Z`,
      '#2b1a20',
      {
        'fill-opacity': 0.2,
      },
    ),
    path(`M${l} ${t}H${l + w}L${l + w - hip} 0H${l + hip}Z`, sun),
    path(`M${l} ${t + d}H${l + w}L${l + w - hip} 0H${l + hip}Z`, shade),
    hip > 0
      ? path(`M${l} ${t}L${l + hip} 0L${l} ${t + d}Z`, sun) +
        path(`M${l} ${t}L${l + hip} 0L${l} ${t + d}Z`, '#fff', { 'fill-opacity': 0.16 })
      : '',
    hip > 0
      ? path(`M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}Z`, shade) +
        path(`M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}Z`, '#000', { 'fill-opacity': 0.14 })
      : '',
    courses(t + 3, 4, l + hip * 0.2, l + w - hip * 0.2, hip * 0.2),
    courses(3, 4, l + hip * 0.8, l + w - hip * 0.8, -hip * 0.2),
    hip > 0
      ? stroke(
          `M${l} ${t}L${l + hip} 0L${l} ${t + d}M${l + w} ${t}L${l + w - hip} 0L${l + w} ${t + d}`,
          '#fff',
          0.7,
          { 'stroke-opacity': 0.4 },
        )
      : '',
    line(l + hip, 0, l + w - hip, 0, '#fff', 1, { 'stroke-opacity': 0.6 }),
    kind === 'levisham' ? wing(-18, 17) : '',
    kind === 'cloughton' ? wing(4, 12) : '',
    // Its chimney, and what that keeps from the sun.
    path('M12 -6L17 -2V3L12 -1Z', '#2b1a20', { 'fill-opacity': 0.22 }),
    box(8, -6.5, 5.4, 6.5, 0.6, '#a5563c'),
    box(8, -6.5, 5.4, 2.2, 0.6, '#c17a5c'),
    circle(9.6, -3.2, 0.9, '#4a231a'),
    circle(11.9, -3.2, 0.9, '#4a231a'),
  ].join('');
}

const car = (x: number, y: number, colour: string) =>
  box(x - 3.4, y - 6.6, 8, 14.6, 2.6, '#2b1a20', { 'fill-opacity': 0.18 }) +
  box(x - 4, y - 7.4, 8, 14.6, 2.8, colour) +
  box(x - 3, y - 4, 6, 3, 1.2, '#33414d') +
  box(x - 3, y + 3, 6, 2.2, 1, '#33414d');

/** A plot from the pavement, at 0, to its hedge at 84 × `side`: drive, path, house, terrace and garden. */
function plot(side: 1 | -1, state: State, kind: Kind, back: number, index: number) {
  const depth = 84;
  /** From `y` on, `d` deep, away from the road. */
  const piece = (x: number, y: number, w: number, d: number, fill: string, r = 0) =>
    box(x, side > 0 ? y : -y - d, w, d, r, fill);
  const stone = state === 'sold' ? '#dedbd2' : '#f3ead9';
  const hedge = hedges[state];
  const middle = 33 + back;
  const roofs = state === 'sold' ? grey : state === 'pick' ? wine : tiles[kind];
  const door = kind === 'cloughton' ? -10 : 2;
  const y = (units: number) => units * side;
  const sides = `M-31 ${y(3)}V${y(depth)}H31V${y(3)}`;
  return [
    piece(-31, 0, 62, depth, lawns[state], 3),
    // Mown in stripes.
    repeat(3, (i) => piece(-31, middle + 24 + i * 10, 62, 5, '#ffffff33')),
    piece(17, -5.5, 10, middle + 15, stone),
    piece(door - 2, -5.5, 4, middle - 10, stone),
    piece(-20, middle + 15, 30, 8, stone, 1),
    stroke(sides, hedge, 2.6),
    stroke(`M-31 ${y(3)}H${door - 5}M${door + 5} ${y(3)}H14`, hedge, 2.6),
    stroke(sides, '#ffffff', 0.8, { 'stroke-opacity': 0.35, 'stroke-dasharray': '0.1 3.4' }),
    ...[
      [-26.5, 79, 3],
      [26, 78.5, 3.6],
      [24, 58.5, 4.6],
    ].map(([x, up, r]) => crown(Number(x), y(Number(up)), Number(r), 1)),
    ...[
      [-26, 9],
      [-20, 8.5],
      [11, 8.5],
    ].map(([x, up]) => circle(Number(x), y(Number(up)), 2.6, state === 'sold' ? '#a6aa98' : '#8fb075')),
    state === 'sold' ? car(22, y(8 + (index % 2) * 4), index % 2 ? '#7a8794' : '#a9735f') : '',
    at(-5, y(middle), 1, roof(kind, roofs, side)),
    // The sunshade on its terrace, and the line around the one that was chosen.
    state === 'pick'
      ? [
          circle(-14, y(middle + 19.6), 3.6, '#2b1a20', { 'fill-opacity': 0.2 }),
          circle(-15, y(middle + 18.8), 3.6, c.butter),
          stroke(`M-18.6 ${y(middle + 18.8)}h7.2M-15 ${y(middle + 18.8) - 3.6}v7.2`, '#fffdf8', 0.8),
          box(-34.5, side > 0 ? -2 : -depth - 3, 69, depth + 5, 5.5, 'none', {
            stroke: '#fffdf8',
            'stroke-width': 5.4,
          }),
          box(-34.5, side > 0 ? -2 : -depth - 3, 69, depth + 5, 5.5, 'none', {
            stroke: c.wine,
            'stroke-width': 2.8,
          }),
        ].join('')
      : '',
  ].join('');
}

/** What a state is called beside a number, and what form its mark has: none is told by its colour alone. */
const called: Record<State, string> = { free: 'Free', held: 'Held', sold: 'Sold', pick: 'Free' };

function mark(x: number, y: number, wide: number, tall: number, state: State) {
  const r = state === 'free' || state === 'pick' ? tall / 2 : tall * 0.2;
  const look = {
    free: { stroke: c.wine, 'stroke-width': tall * 0.085 },
    held: {
      stroke: c.wineDeep,
      'stroke-width': tall * 0.07,
      'stroke-dasharray': `${tall * 0.13} ${tall * 0.1}`,
    },
    sold: {},
    pick: { stroke: '#fffdf8', 'stroke-width': tall * 0.085 },
  }[state];
  return box(x - wide / 2, y - tall / 2, wide, tall, r, fills[state], look);
}

/** The number of a plot, with its state in a word where `words`. */
function sign(number: number, state: State, size: number, words: boolean) {
  const ink = state === 'pick' ? '#ffffff' : c.ink;
  if (!words)
    return (
      mark(0, 0, size * (number > 9 || state !== 'held' ? 1.62 : 1.5), size * 1.62, state) +
      text(0, size * 0.36, String(number), size, ink, { weight: 700, anchor: 'middle' })
    );
  return (
    mark(0, 0, size * 4.9, size * 1.8, state) +
    text(-size * 1.78, size * 0.36, String(number), size, ink, { weight: 700 }) +
    text(size * 1.8, size * 0.36, called[state], size, ink, { weight: 600, anchor: 'end' })
  );
}

const trees: ReadonlyArray<readonly [x: number, y: number, r: number, tone: 0 | 1]> = [
  ...[
    [13, 152, 11],
    [44, 138, 10],
    [92, 136, 13],
    [160, 132, 12],
    [228, 132, 14],
    [296, 138, 12],
    [352, 134, 9],
    [377, 150, 9],
    [376, 232, 9],
    [9, 238, 8],
    [20, 326, 13],
    [28, 356, 9],
    [370, 332, 13],
    [376, 362, 9],
    [402, 330, 12],
    [436, 350, 15],
    [404, 366, 13],
    [20, 446, 14],
    [28, 478, 10],
    [22, 510, 12],
    [54, 512, 8],
    [76, 508, 10],
    [112, 505, 10],
    [140, 506, 8],
    [160, 503, 10],
    [230, 504, 10],
    [256, 506, 8],
    [282, 505, 10],
    [330, 508, 9],
    [366, 452, 14],
    [356, 484, 10],
    [402, 444, 12],
    [430, 462, 15],
    [400, 486, 13],
    [120, 566, 15],
    [150, 558, 11],
    [62, 570, 13],
    [238, 545, 12],
  ].map(([x, y, r], i) => [x ?? 0, y ?? 0, r ?? 0, i % 3 === 1 ? 1 : 0] as const),
];

type Seen = {
  readonly id: string;
  /** Where it is drawn, and with how many units for one of the plan. */
  readonly on: Area;
  readonly scale: number;
  /** The place on the plan that lies at its upper left. */
  readonly from: readonly [x: number, y: number];
  /** What is laid over it: no tree stands half below that, as none is cut by the edge. */
  readonly under?: Area;
  /** How large the numbers are, in units of the plan, and whether a word says the state. */
  readonly size?: number;
  readonly words?: boolean;
};

/** A part of the village: 86 plots less those of other places, with the state that each has. */
export function plan({ id, on, scale, from, under, size = 17.4, words = false }: Seen): string {
  const [x, y, w, h] = on;
  const toPlan = ([left, top, wide, tall]: Area): Area => [
    from[0] + (left - x) / scale,
    from[1] + (top - y) / scale,
    wide / scale,
    tall / scale,
  ];
  const seen = toPlan(on);
  const covered = under && toPlan(under);
  const whole = (cx: number, cy: number, r: number) =>
    cx - r > seen[0] &&
    cx + r * 1.3 < seen[0] + seen[2] &&
    cy - r > seen[1] &&
    cy + r * 1.4 < seen[1] + seen[3];
  const clear = (cx: number, cy: number, r: number) =>
    !covered ||
    cx + r * 1.3 < covered[0] ||
    cx - r > covered[0] + covered[2] ||
    cy + r * 1.4 < covered[1] ||
    cy - r > covered[1] + covered[3];
  const placed = plots.map(([road, side, px, state, kind, back = 0], i) => {
    const edge = heightOf(road, px) + side * (roads[road].half + pavement);
    return { x: px, y: edge, turn: turnOf(road, px), side, state, kind, back, number: i + 4, index: i };
  });
  const inside = [
    rect(-60, 90, 620, 620, '#b7cfa2'),
    path('M-40 90H560V190C440 130 330 118 200 116S20 130 -40 200Z', '#a6c291'),
    path('M-40 506C60 486 150 500 196 500S420 486 560 510V720H-40Z', '#aec998'),
    path('M344 300C380 320 420 300 560 316V392H344Z', '#a9c494', { 'fill-opacity': 0.8 }),
    // The pond, and the path that goes round it.
    stroke('M214 574C256 566 262 614 324 618S424 586 464 500', '#efe7d8', 5),
    at(
      -4,
      26,
      1,
      path('M282 540C290 512 330 504 366 512S412 548 388 566S318 582 298 568S276 556 282 540Z', '#dcd9b4'),
      path('M288 541C296 518 332 510 364 518S404 548 382 561S322 575 303 563S283 552 288 541Z', '#86b7c8'),
      path('M300 538C310 522 338 517 360 524S384 542 366 548S304 556 300 538Z', '#a9d0dc'),
      stroke('M318 536h14M338 543h18M324 550h10', '#e6f3f6', 1.4),
    ),
    network(),
    // The line around the chosen one lies on its neighbours.
    ...placed
      .toSorted((a, b) => Number(a.state === 'pick') - Number(b.state === 'pick'))
      .map(({ x: px, y: py, turn, side, state, kind, back, index }) =>
        group(
          { transform: `translate(${px} ${py.toFixed(2)}) rotate(${turn.toFixed(2)})` },
          plot(side, state, kind, back, index),
        ),
      ),
    ...trees
      .filter(([tx, ty, r]) => whole(tx, ty, r) && clear(tx, ty, r))
      .map(([tx, ty, r, tone]) => crown(tx, ty, r, tone)),
    ...placed.flatMap(({ x: px, y: py, turn, side, state, number }) => {
      const centre = [px - (side * 69 * turn * Math.PI) / 180, py + side * 69] as const;
      return whole(...centre, size * 0.8) && clear(...centre, 1)
        ? [at(...centre, 1, sign(number, state, size, words))]
        : [];
    }),
  ];
  return clipBox(id, x, y, w, h, 0, at(x - from[0] * scale, y - from[1] * scale, scale, ...inside));
}

/** What the marks mean, 322 × 36 units. */
export function legend(): string {
  const kinds = [
    ['Free', 'free', 20],
    ['Held', 'held', 92],
    ['Sold', 'sold', 164],
    ['Chosen', 'pick', 236],
  ] as const;
  return (
    box(0, 0, 322, 36, 18, '#fff') +
    kinds
      .map(
        ([label, state, x]) =>
          mark(x, 18, 16, 16, state) + text(x + 13, 24, label, 17.2, c.ink, { weight: 600 }),
      )
      .join('')
  );
}

/** A compass, since south is where the gardens are. */
export const compass = (x: number, y: number) =>
  at(x, y, 1, circle(0, 0, 19, '#fff'), path('M0 -13L6 0H-6Z', c.wine), line(0, 0, 0, 12, c.wine, 2.4));
