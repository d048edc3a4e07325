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

/** A street of the developer’s from end to end. */
export function chartfordPanorama(): string {
  const [w, h, size] = [2400, 1000, 1.72];
  // Left edge and width of each, whether it has a wing, whether it is turned round, and whether somebody is at home.
  const houses = [
    [46, kinds.rose, 220, false, false, 5],
    [520, kinds.honey, 250, true, false, 11],
    [1052, kinds.pale, 178, false, false, 23],
    [1358, kinds.pale, 178, false, true, 29],
    [1812, kinds.rose, 250, true, false, 8],
  ] as const;
  const doors = houses.map(([x, , width, , turned]) => x + (turned ? width - 57 : 57) * size);
  return drawing(
    w,
    h,
    evening('qc', w, h, [250, 500]),
    cloud(800, 190, 1.3),
    cloud(2010, 150, 1.1),
    cloud(1330, 96, 0.7),
    stroke('M1560 214q14 -12 26 0q12 -12 26 0M1650 250q10 -9 19 0q9 -9 19 0', '#3f6478', 4),
    country(w),
    // What the houses keep from the sun, on the grass to their right.
    ...houses.map(([x, , width]) =>
      path(
        `M${x + 60} ${foot}H${x + width * size}L${x + width * size + 130} ${foot + 30}H${x + 120}Z`,
        '#25381f',
        {
          'fill-opacity': 0.24,
        },
      ),
    ),
    ...houses.map(([x, kind, width, gable, turned, seed], i) => {
      // The one that is turned round has its sun on the left, too.
      const [sun, tiles, shade] = kind.roof;
      const roof = turned ? ([shade, tiles, sun] as const) : kind.roof;
      const one = house({ ...kind, roof, width, gable, seed, lit: i === 2 });
      return turned
        ? group({ transform: `translate(${x + width * size} ${foot}) scale(-${size} ${size})` }, one)
        : at(x, foot, size, one);
    }),
    ...[486, 1000, 1724, 2310].map((x, i) =>
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
    pillarBox(1676, foot + 66),
    streetLamp(460, foot + 70),
    streetLamp(1330 + 404, foot + 70),
  );
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

/** One of its houses for phones: the door, its lamp, and the light in the room beside it. */
export function chartfordPanoramaNarrow(): string {
  const [w, h, size] = [1200, 900, 4.2];
  const [x, ground] = [117, 790];
  const door = x + 57 * size;
  return drawing(
    w,
    h,
    evening('qd', w, h, [80, 470]),
    at(-300, -30, 1, country(2400)),
    path(`M${x + 80} ${ground}H${x + 230 * size}L${w} ${ground + 24}V${ground + 44}H${x + 180}Z`, '#25381f', {
      'fill-opacity': 0.24,
    }),
    at(20, ground + 6, 1.9, tree('#86a35a', '#5f7b45')),
    at(x, ground, size, house({ ...kinds.pale, width: 230, gable: false, seed: 9, lit: true })),
    at(1190, ground + 16, 2.4, tree(c.leaf, c.leafDark)),
    rect(0, ground + 6, w, h - ground, '#8fb26d'),
    repeat(34, (i) =>
      rect(20 + i * 36, ground + 22 + (i % 4) * 16, 22, 3.4, '#7a9e5b', { 'fill-opacity': 0.8 }),
    ),
    path(`M${door - 74} ${ground + 6}H${door + 74}L${door + 124} ${h}H${door - 124}Z`, '#e2d5bb'),
    repeat(3, (i) =>
      rect(door - 80 - i * 17, ground + 30 + i * 26, 160 + i * 34, 4, '#b9a888', { 'fill-opacity': 0.6 }),
    ),
    linear('qd-light', [0, 0], [0, 1], [0, '#ffdf9e', 0.75], [1, '#ffdf9e', 0]),
    path(`M${x + 144 * size} ${ground + 6}h${64 * size}l70 110h-${64 * size + 110}Z`, 'url(#qd-light)'),
  );
}
