import { house } from '#art/kit/palette.ts';
import { pencil } from '#art/kit/sheet.ts';
import { at, circle, clipTo, curve, group, linear, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from './passage-sheet.ts';

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

/** Both sides of the water: where one is, and where one would like to be. */
export const coasts = () => shore('passage-home', home, 0) + shore('passage-abroad', abroad, 560);

export const shoal = () => {
  const edge = curve(bank);
  return (
    stroke(edge, c.contour, 24) +
    stroke(edge, c.middle, 22) +
    path(edge, c.shallow) +
    stroke(edge, c.depth, 1.2, { 'stroke-dasharray': '1 4' })
  );
};

type Sounding = readonly [x: number, y: number, depth: string];

/** Metres below chart datum: those of the sheet that a phone has, which are read there, and those of the larger one. */
const onPhones: readonly Sounding[] = [
  [124, 88, '6'],
  [322, 118, '14'],
  [302, 192, '18'],
  [396, 186, '12'],
  [462, 186, '7'],
];
const few: readonly Sounding[] = [
  [124, 88, '6'],
  [222, 112, '14'],
  [460, 190, '7'],
];
const more: readonly Sounding[] = [
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

export const soundings = () => depths(few, 19.5) + depths(more, 15.5);
export const soundingsOnPhones = () => depths(onPhones, 19.5);

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
export const rose = (x: number, y: number, r: number) =>
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
export const town =
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

/** Its light ends as a light does: in nothing. */
export const lighthouse = at(
  30,
  18,
  1,
  linear('passage-beam', [1, 0], [0, 0], [0, '#f5c451', 0.8], [1, '#f5c451', 0]),
  path('M486 81L388 58A104 104 0 0 0 386 100Z', 'url(#passage-beam)'),
  path('M480 110l2 -26h8l2 26z', house.paper, { stroke: house.ink, 'stroke-width': 1.4 }),
  rect(480.8, 96, 10.4, 6, pencil.red),
  path('M481 84v-6l5 -5 5 5v6z', house.ink),
);
