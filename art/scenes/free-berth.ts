import { house as h } from '#art/kit/palette.ts';
import {
  at,
  box,
  circle,
  drawing,
  ellipse,
  group,
  linear,
  path,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';

/** Along the foot of the page; phones have a picture of their own. */
export const freeBerthSize = { width: 2000, height: 460 } as const;
export const freeBerthNarrowSize = { width: 800, height: 368 } as const;

const [coping, water, foot] = [262, 352, 460];
/** Seen before the page's sky by day and by night. */
const wood = '#9a6a42';

type Paint = { hull: string; band: string; sail: string; jib: string };
/** In the colours of the five clients, in the order of the page. */
const fleet: readonly Paint[] = [
  { hull: '#1f4635', band: '#f0b980', sail: '#f7ecd6', jib: '#f0b980' },
  { hull: '#1d1e21', band: '#d3f04c', sail: '#eeeee6', jib: '#d3f04c' },
  { hull: '#9a4a2a', band: '#efe2cf', sail: '#f8efe0', jib: '#c9805a' },
  { hull: '#5a1d33', band: '#c3dfea', sail: '#f3f4f2', jib: '#8fb9cd' },
  { hull: '#171415', band: '#ef5a8c', sail: '#f4ece4', jib: '#ef5a8c' },
];

/** A moored boat with its waterline at y = 0, its sails furled, and its own reflection. */
const boat = ({ hull, band, sail, jib }: Paint, lean: number) =>
  group(
    { transform: `rotate(${lean})` },
    path('M-72 3C-30 16 44 16 84 3L62 34H-48Z', hull, { opacity: 0.34 }),
    // Stays from the top of the mast to bow and stern, and the shrouds.
    stroke('M-84 -34L0 -232L98 -34M-16 -34L0 -176L16 -34', h.ink, 1.4, { opacity: 0.55 }),
    stroke('M0 -30V-238', wood, 4.8, { 'stroke-linecap': 'round' }),
    stroke('M-17 -150H17', wood, 2.8, { 'stroke-linecap': 'round' }),
    // The client's colour at the top.
    path('M2 -238L38 -229L2 -219Z', jib),
    // The jib is rolled around its stay.
    path('M-80 -42C-80 -58 -30 -168 -17 -191C-18 -172 -56 -78 -72 -42Z', jib),
    box(-38, -50, 70, 18, 6, sail),
    ...[-26, -8, 10].map((x) => box(x, -45, 11, 7, 3, h.ink, { opacity: 0.7 })),
    // The mainsail lies along its boom, tied five times.
    stroke('M0 -66H98', wood, 4.8, { 'stroke-linecap': 'round' }),
    path('M4 -68C6 -90 30 -91 52 -86C72 -83 90 -78 95 -68Z', sail),
    path('M4 -68C30 -73 70 -73 95 -68Z', h.ink, { opacity: 0.12 }),
    stroke('M18 -86V-66M36 -88V-66M54 -86V-66M72 -82V-66M86 -77V-66', jib, 3),
    path('M-88 -34H102L78 8Q6 18 -62 8Z', hull),
    path('M-88 -34H102L97 -24H-82Z', band),
    ...[-40, -14, 12].map((x) => circle(x, -10, 4.6, '#ffffff', { opacity: 0.8 })),
    // A fender to the quay.
    box(48, -26, 9, 24, 4.5, '#f7f3ea'),
  );

/** The wall of the quay, its courses and its bollards. */
function quay(width: number, bollards: readonly number[]) {
  const random = scatter(41);
  return [
    rect(0, coping, width, water - coping + 20, 'url(#fb-stone)'),
    repeat(4, (row) =>
      repeat(Math.ceil(width / 84), (i) => {
        const x = i * 84 - (row % 2) * 42 + random() * 8;
        return box(x, coping + 22 + row * 24, 78, 21, 2, random() > 0.5 ? '#8096a1' : '#56697a', {
          opacity: 0.5,
        });
      }),
    ),
    // Weed up to where high water stands.
    rect(0, coping + 66, width, 44, '#1d4a44', { opacity: 0.34 }),
    rect(-4, coping - 8, width + 8, 20, '#a9bac2'),
    rect(-4, coping + 12, width + 8, 6, '#2c3f4c', { opacity: 0.5 }),
    repeat(Math.ceil(width / 150), (i) => rect(i * 150 + 20, coping - 8, 2, 20, '#7e929c')),
    ...bollards.map(
      (x) =>
        path(
          `M${x - 9} ${coping - 8}V${coping - 30}C${x - 9} ${coping - 40} ${x + 9} ${coping - 40} ${x + 9} ${coping - 30}V${coping - 8}Z`,
          h.inkSoft,
        ) + box(x - 15, coping - 36, 30, 8, 4, h.inkSoft),
    ),
  ].join('');
}

/** How far right of the buoy the last bollard is: the gull on it is clear of the window's edge. */
const last = 72;

/** Its feet on the bollard at (0, 0). */
const gull = [
  path('M-24 -54C-16 -76 20 -78 30 -62L54 -54L22 -48C8 -40 -16 -42 -24 -54Z', '#ffffff'),
  path('M-4 -66C14 -74 32 -66 54 -54C30 -52 8 -50 -4 -66Z', '#93a6b0'),
  circle(-20, -68, 11, '#ffffff'),
  path('M-30 -68L-44 -63L-29 -61Z', '#f0b93a'),
  circle(-23, -70, 1.9, h.ink),
  stroke('M-2 -44V-36M8 -44V-36', '#d9862f', 2.6),
].join('');

/** What is kept free: a buoy in the colour of the one action, its line made fast already, and a gull that waits. */
const berth = (x: number) =>
  [
    stroke(
      `M${x + last} ${coping - 26}C${x + last} ${coping + 40} ${x + 44} ${water - 20} ${x + 8} ${water - 22}`,
      '#e8dcc3',
      3.4,
    ),
    ellipse(x, water + 14, 46, 9, h.beacon, { opacity: 0.28 }),
    path(
      `M${x - 24} ${water + 6}C${x - 24} ${water - 30} ${x + 24} ${water - 30} ${x + 24} ${water + 6}Z`,
      h.beacon,
    ),
    path(`M${x - 25} ${water - 2}H${x + 25}V${water + 6}H${x - 25}Z`, '#fff4e4'),
    circle(x, water - 26, 7, 'none', { stroke: h.ink, 'stroke-width': 3.4 }),
    at(x + last, coping, 1, gull),
  ].join('');

type Boats = ReadonlyArray<readonly [x: number, paint: number]>;

/** @param size of a boat, where they lie nearer to each other */
function harbour(width: number, boats: Boats, free: number, size = 1) {
  const [bollard, fast] = [110 * size, 92 * size];
  const swell = (y: number, opacity: number, seed: number) =>
    stroke(
      `M${-40 + seed} ${y}${repeat(Math.ceil(width / 120) + 1, (i) => (i % 2 ? 'q30 9 60 0t60 0' : 'q30 -8 60 0t60 0'))}`,
      '#bfe0e0',
      2.4,
      { opacity },
    );
  return [
    linear('fb-stone', [0, 0], [0, 1], [0, '#7b909c'], [1, '#3d5160']),
    linear('fb-sea', [0, 0], [0, 1], [0, '#2a7f88'], [0.5, '#0f4d59'], [1, '#0b2533']),
    quay(width, [...boats.map(([x]) => x + bollard), free + last]),
    rect(0, water, width, foot - water, 'url(#fb-sea)'),
    ...boats.map(
      ([x, paint], i) =>
        stroke(
          `M${x + bollard} ${coping - 26}Q${x + bollard + 2} ${water - 54} ${x + fast} ${water - 20}`,
          '#e8dcc3',
          2.8,
        ) + at(x, water + 12, size, boat(fleet[paint] ?? (fleet[0] as Paint), i % 2 ? 1.6 : -1.4)),
    ),
    berth(free),
    swell(water + 22, 0.5, 0),
    swell(water + 50, 0.34, 38),
    swell(water + 80, 0.2, 14),
  ];
}

/** A quay with a boat for each client, and one berth that is kept free: right of the words that stand above the wall. */
export const freeBerth = () =>
  drawing(
    freeBerthSize.width,
    freeBerthSize.height,
    ...harbour(
      2000,
      [950, 1128, 1306, 1484, 1662].map((x, i) => [x, i] as const),
      1805,
      1.18,
    ),
  );

/** The same boats, smaller, and as near to each other as they lie. */
export const freeBerthNarrow = () =>
  drawing(
    freeBerthNarrowSize.width,
    freeBerthNarrowSize.height,
    at(
      0,
      0,
      0.8,
      ...harbour(
        1000,
        [76, 220, 364, 508, 652].map((x, i) => [x, i] as const),
        786,
        0.74,
      ),
    ),
  );
