import {
  at,
  circle,
  drawing,
  ellipse,
  group,
  linear,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

const foot = 830;

/** The sky of an evening, the sun low at the left behind what lies in front of it. */
const evening = (id: string, width: number, height: number, sun: readonly [x: number, y: number]) =>
  [
    linear(
      `${id}-sky`,
      [0, 0],
      [0, 1],
      [0, '#5f97b3'],
      [0.24, '#9cc4cf'],
      [0.42, '#f6e0ba'],
      [0.54, '#ffc98a'],
    ),
    radial(
      `${id}-sun`,
      [0.5, 0.5],
      0.5,
      [0, '#fff6dc'],
      [0.16, '#fff0c8', 0.95],
      [0.3, '#ffe3a8', 0.5],
      [1, '#ffd28a', 0],
    ),
    rect(0, 0, width, height, `url(#${id}-sky)`),
    circle(sun[0], sun[1], 420, `url(#${id}-sun)`),
  ].join('');

const cloud = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    path(
      'M-150 10C-150 -6 -110 -8 -96 -12C-80 -40 -20 -46 2 -26C30 -44 96 -34 104 -10C136 -12 154 0 154 10Z',
      '#fff6e6',
    ),
    path('M-150 10C-120 2 -60 6 -10 0C50 -8 110 4 154 10Z', '#f2c79a', { 'fill-opacity': 0.55 }),
  );

/** Moors, fields with their walls, and the trees behind the gardens. */
const country = (width: number) =>
  [
    path(`M0 520C260 430 520 470 820 440S1380 350 1760 420S2240 380 ${width} 430V860H0Z`, '#93a9a8'),
    path(`M0 580C300 500 560 520 860 540S1420 450 1760 500S2200 470 ${width} 500V860H0Z`, '#8fae8a'),
    path(`M0 650C380 560 680 606 1050 596S1840 540 ${width} 590V860H0Z`, '#7b9c6b'),
    stroke(
      'M120 628C300 580 420 560 560 548M560 548L640 604M1180 592C1280 540 1420 500 1560 486M1560 486L1660 562M1980 560L2060 480',
      '#c8cba0',
      4,
      {
        'stroke-opacity': 0.55,
      },
    ),
    repeat(21, (i) =>
      at(
        30 + i * 118,
        784,
        [0.84, 1.06, 0.74][i % 3] ?? 1,
        tree(i % 3 === 1 ? '#7d9a58' : '#5f8258', i % 3 === 1 ? '#577343' : '#436245'),
      ),
    ),
    rect(0, 770, width, 230, '#84a765'),
  ].join('');

/** A wall of stone before the gardens, as far as a gate. */
const wall = (from: number, to: number) =>
  [
    rect(from + 4, foot + 36, to - from + 8, 12, '#2b3a1c', { 'fill-opacity': 0.16 }),
    rect(from, foot + 4, to - from, 36, '#cfb78d'),
    repeat(Math.floor((to - from) / 34), (i) =>
      rect(from + 4 + i * 34 + (i % 2) * 5, foot + 10 + (i % 3) * 8, 24, 8, i % 2 ? '#b3966b' : '#e6d5b0', {
        'fill-opacity': 0.55,
      }),
    ),
    rect(from - 4, foot - 4, to - from + 8, 10, '#efe2c8'),
    rect(from - 4, foot + 6, to - from + 8, 3, '#6b5636', { 'fill-opacity': 0.3 }),
  ].join('');

const [streetWide, streetTall] = [2400, 1000];

/** A street of the developer’s from end to end; no two of its houses are as high or stand as far from each other. */
export const chartfordPanorama = (): string => drawing(streetWide, streetTall, street());

/** The middle of it on phones, from the sky over the chimneys to the pavement. */
export const chartfordPanoramaNarrow = (): string => drawing(1200, 900, at(-1029, -59, 0.98, street(false)));

function street(flag = true): string {
  const [w, h] = [streetWide, streetTall];
  // Left edge, width and scale of each, whether it has a wing, whether it is turned round, and how its stones lie.
  const houses = [
    [-30, kinds.rose, 220, 1.56, false, false, 5],
    [436, kinds.honey, 250, 1.92, true, false, 11],
    [1080, kinds.pale, 178, 1.66, false, false, 23],
    [1375, kinds.pale, 178, 1.66, false, true, 29],
    [1812, kinds.slate, 236, 1.84, true, true, 8],
  ] as const;
  const doors = houses.map(([x, , width, size, , turned]) => x + (turned ? width - 57 : 57) * size);
  return [
    evening('qc', w, h, [250, 500]),
    cloud(800, 190, 1.3),
    cloud(2010, 150, 1.1),
    cloud(1330, 116, 0.7),
    stroke('M1560 214q14 -12 26 0q12 -12 26 0M1650 250q10 -9 19 0q9 -9 19 0', '#3f6478', 4),
    country(w),
    // What the houses keep from the sun, on the grass to their right.
    ...houses.map(([x, , width, size]) =>
      path(
        `M${x + 60} ${foot}H${x + width * size}L${x + width * size + 130} ${foot + 30}H${x + 120}Z`,
        '#25381f',
        {
          'fill-opacity': 0.24,
        },
      ),
    ),
    ...houses.map(([x, kind, width, size, gable, turned, seed], i) => {
      // The one that is turned round has its sun on the left, too.
      const [sun, tiles, shade] = kind.roof;
      const roof = turned ? ([shade, tiles, sun] as const) : kind.roof;
      const one = house({ ...kind, roof, width, gable, seed, lit: i === 2 });
      return turned
        ? group({ transform: `translate(${x + width * size} ${foot}) scale(-${size} ${size})` }, one)
        : at(x, foot, size, one);
    }),
    ...[388, 1004, 1732, 2326].map((x, i) =>
      at(x, foot + 14, i % 2 ? 0.9 : 1.06, tree(i % 2 ? '#86a35a' : c.leaf, i % 2 ? '#5f7b45' : c.leafDark)),
    ),
    rect(0, foot + 4, w, 70, '#8fb26d'),
    repeat(60, (i) =>
      rect(20 + i * 40 + (i % 3) * 9, foot + 16 + (i % 4) * 9, 16, 2.4, '#7a9e5b', { 'fill-opacity': 0.8 }),
    ),
    ...doors.map(
      (door) =>
        path(`M${door - 34} ${foot + 4}H${door + 34}L${door + 50} ${foot + 78}H${door - 50}Z`, '#e2d5bb') +
        repeat(3, (i) =>
          rect(door - 38 - i * 4, foot + 20 + i * 20, 76 + i * 8, 2, '#b9a888', { 'fill-opacity': 0.6 }),
        ),
    ),
    ...doors.flatMap((door, i) => {
      const before = i === 0 ? -20 : (doors[i - 1] ?? 0) + 54;
      return [wall(before, door - 54)];
    }),
    wall((doors[4] ?? 0) + 54, w + 20),
    // Pavement, kerb and road.
    rect(0, foot + 44, w, 38, '#e6dcc6'),
    repeat(40, (i) => rect(18 + i * 61, foot + 44, 2, 38, '#c9bda2')),
    rect(0, foot + 82, w, 9, '#f6efdf'),
    rect(0, foot + 91, w, 5, '#8b8577'),
    rect(0, foot + 96, w, h - foot - 96, '#b3ada0'),
    repeat(13, (i) => rect(40 + i * 190, foot + 130, 90, 6, '#e8e2d4', { 'fill-opacity': 0.85 })),
    // A pillar box and two lamps.
    pillarBox(1700, foot + 66),
    streetLamp(392, foot + 70),
    streetLamp(1750, foot + 70),
    flag ? showFlag(958, foot + 40) : '',
  ].join('');
}

const pillarBox = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    ellipse(16, 2, 34, 5, '#2b3a1c', { 'fill-opacity': 0.25 }),
    rect(-15, -68, 30, 68, '#b8322f'),
    rect(6, -68, 9, 68, '#000', { 'fill-opacity': 0.16 }),
    rect(-17, -8, 34, 8, '#2b2a29'),
    path('M-18 -68Q-18 -82 0 -82T18 -68Z', '#c93f39'),
    rect(-19, -70, 38, 5, '#8f2422'),
    rect(-9, -58, 18, 4, '#2b1212'),
    rect(-7, -48, 14, 16, '#f3e5c9'),
  );

const streetLamp = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    ellipse(8, 2, 22, 4, '#2b3a1c', { 'fill-opacity': 0.25 }),
    rect(-3.4, -206, 6.8, 206, '#2f3b3d'),
    rect(-7, -34, 14, 34, '#2f3b3d'),
    rect(-16, -196, 32, 4, '#2f3b3d'),
    path('M-13 -244H13L9 -208H-9Z', '#ffe4ac'),
    path('M-17 -244L0 -262L17 -244Z', '#2f3b3d'),
    rect(-10, -210, 20, 5, '#2f3b3d'),
    rect(-0.9, -244, 1.8, 36, '#2f3b3d'),
  );

/** The flag before the home that can be looked at. */
const showFlag = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    ellipse(10, 2, 20, 4, '#2b3a1c', { 'fill-opacity': 0.25 }),
    rect(-3, -330, 6, 330, '#f9f7f1'),
    circle(0, -333, 6, '#e8c980'),
    path('M3 -326C50 -336 90 -312 142 -324V-246C90 -234 50 -258 3 -248Z', c.wine),
    path('M3 -326C50 -336 90 -312 142 -324V-310C90 -298 50 -322 3 -312Z', '#fff', { 'fill-opacity': 0.12 }),
    text(22, -268, 'Show', 38, '#fff', { family: 'didone' }),
  );
