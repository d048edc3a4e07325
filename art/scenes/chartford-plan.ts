import { at, circle, clipBox, group, line, path, rect, stroke } from '#art/kit/svg.ts';
import { type Kind, plot } from './chartford-plots.ts';
import { heightOf, network, pavement, type Road, roads, turnOf } from './chartford-roads.ts';
import { type PlotState, sign } from './chartford-signs.ts';
import { c } from './chartford-street.ts';
import { crown, trees } from './chartford-trees.ts';

type Area = readonly [x: number, y: number, width: number, height: number];

/** Which road a plot lies on, on which side of it and how far along; as the list of prices counts them, from 4. */
const plots: ReadonlyArray<
  readonly [road: Road, side: 1 | -1, x: number, state: PlotState, kind: Kind, back?: number]
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

/** A compass, since south is where the gardens are. */
export const compass = (x: number, y: number) =>
  at(x, y, 1, circle(0, 0, 19, '#fff'), path('M0 -13L6 0H-6Z', c.wine), line(0, 0, 0, 12, c.wine, 2.4));
