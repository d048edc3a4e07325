import { at, circle, clipBox, group, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { type Kind, plot } from './chartford-plots.ts';
import { heightOf, network, pavement, type Road, roads, turnOf } from './chartford-roads.ts';
import { type PlotState, sign } from './chartford-signs.ts';
import { c } from './chartford-street.ts';
import { crown, trees } from './chartford-trees.ts';

type Area = readonly [x: number, y: number, width: number, height: number];

type Placed = readonly [
  road: Road,
  side: 1 | -1,
  x: number,
  state: PlotState,
  kind: Kind,
  back?: number,
  number?: number,
];

/** Which road a plot lies on, on which side of it and how far along; as the list of prices counts them, from 4. */
const plots: readonly Placed[] = [
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
  // Those of both ends, which only the whole plan shows.
  ['upper', -1, -176, 'sold', 'hayburn', 0, 1],
  ['upper', -1, -106, 'sold', 'cloughton', 0, 2],
  ['upper', -1, -36, 'sold', 'levisham', 0, 3],
  ['upper', -1, 430, 'free', 'cloughton', 0, 17],
  ['upper', -1, 500, 'held', 'hayburn', 0, 18],
  ['lower', 1, 430, 'free', 'levisham', 0, 19],
  ['lower', 1, 500, 'free', 'cloughton', 0, 20],
  ['lower', 1, 570, 'free', 'levisham', 0, 21],
  ['lower', 1, -50, 'sold', 'cloughton', 0, 22],
  ['lower', 1, -120, 'free', 'levisham', 0, 23],
];

/** How many have each state, the chosen one among the free. */
export const counted = (state: PlotState, ends: boolean) =>
  plots.filter(
    ([, , , one, , , end]) => (ends || !end) && (one === state || (one === 'pick' && state === 'free')),
  ).length;

/** The fields around the village, parted by hedges. */
const beyond = () => [
  path('M-330 -60H330L296 96C180 84 60 92 -60 132S-230 176 -330 200Z', '#c3d0a0'),
  path('M870 -60H360L392 98C470 108 560 136 640 180S800 250 870 262Z', '#adc790'),
  ...[
    'M-330 200C-230 176 -170 150 -60 132S180 84 296 96',
    'M392 98C470 108 560 136 640 180S800 250 870 262',
  ].map((hedge) => stroke(hedge, '#7d9a63', 5) + stroke(hedge, '#9db57f', 2.4)),
  repeat(7, (i) =>
    stroke(`M${-300 + i * 60} ${36 - i * 3}L${-280 + i * 60} ${116 - i * 6}`, '#b5c491', 3, {
      'stroke-opacity': 0.8,
    }),
  ),
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
  /** Whether one is chosen; else it is as free as others. */
  readonly chosen?: boolean;
};

/** A part of the village: 86 plots less those of other places, with the state that each has. */
export function plan({
  id,
  on,
  scale,
  from,
  under,
  size = 17.4,
  words = false,
  chosen = true,
}: Seen): string {
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
  // Both ends, and the fields, are drawn where all of it is shown.
  const ends = seen[0] < -60;
  const placed = plots.flatMap(([road, side, px, is, kind, back = 0, number], i) => {
    if (!ends && number) return [];
    const edge = heightOf(road, px) + side * (roads[road].half + pavement);
    const state = is === 'pick' && !chosen ? 'free' : is;
    return {
      x: px,
      y: edge,
      turn: turnOf(road, px),
      side,
      state,
      kind,
      back,
      number: number ?? i + 4,
      index: i,
    };
  });
  const inside = [
    ...(ends
      ? [
          rect(-330, -60, 1200, 790, '#b7cfa2'),
          ...beyond(),
          path(
            'M-40 200C20 130 70 118 200 116S440 130 560 190C640 232 720 300 860 330V420H-330V360C-220 330 -110 270 -40 200Z',
            '#aac695',
          ),
          path(
            'M-330 560C-200 530 -60 506 60 496S150 500 196 500S420 486 560 510S760 560 870 590V730H-330Z',
            '#aec998',
          ),
        ]
      : [
          rect(-60, 90, 620, 620, '#b7cfa2'),
          path('M-40 200C20 130 70 118 200 116S440 130 560 190V330H-40Z', '#aac695'),
          path('M-40 506C60 486 150 500 196 500S420 486 560 510V720H-40Z', '#aec998'),
        ]),
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
    network(ends),
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

/** A compass, since south is where the gardens are. */
export const compass = (x: number, y: number) =>
  at(x, y, 1, circle(0, 0, 19, '#fff'), path('M0 -13L6 0H-6Z', c.wine), line(0, 0, 0, 12, c.wine, 2.4));
