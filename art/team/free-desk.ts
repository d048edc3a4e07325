import { box, circle, curve, denseDrawing, group, line, linear, path, rect, stroke } from '#art/kit/svg.ts';

/** Size of the desk, drawn in half of these units: 560 × 272. It stands on its lower edge, and the page shows through. */
export const freeDeskSize = { width: 1120, height: 544 } as const;

const wood = '#c99b6d';
const woodDark = '#9d7047';
const teal = '#0f6b73';
const tealDark = '#0a4b54';
const red = '#fb7033';
/** Seen by day and by night. */
const steel = '#567180';

/** A gull on the back of a chair: the seat is kept. */
const gull = (x: number, y: number) =>
  group(
    { transform: `translate(${x} ${y})` },
    stroke('M-3 0v-12M6 0v-12', '#e8912f', 3),
    path(
      'M-24 -22C-14 -40 6 -46 18 -42C22 -54 34 -58 42 -50C44 -46 44 -42 41 -38C38 -22 24 -10 4 -10C-10 -10 -18 -14 -24 -22Z',
      '#ffffff',
    ),
    path('M-38 -18C-22 -34 2 -38 18 -30C10 -16 -14 -10 -38 -18Z', '#aebfc8'),
    path('M-38 -18C-32 -24 -26 -27 -18 -30C-20 -22 -26 -17 -38 -18Z', '#22323f'),
    path('M41 -48L54 -44L42 -41Z', '#f0b93a'),
    circle(35, -47, 2.2, '#12222f'),
  );

/** A chair from its side, turned from the desk. */
const chair = (x: number) =>
  group(
    { transform: `translate(${x} 0)` },
    stroke('M0 112C-4 140 -2 168 6 190', tealDark, 11),
    box(-9, 96, 18, 66, 9, teal),
    box(-2, 182, 92, 16, 8, teal),
    rect(40, 196, 9, 46, steel),
    stroke('M10 262L44 240L80 262', steel, 8),
    ...[10, 44, 80].map((cx) => circle(cx, 264, 7, '#33495a')),
  );

/** A lamp that bends over what is read. */
const lamp = (x: number, y: number) =>
  group(
    { transform: `translate(${x} ${y})` },
    linear('fd-light', [0, 0], [0, 1], [0, '#ffca80', 0.8], [1, '#ffd9a0', 0]),
    path('M-90 -77L-126 0H-24L-50 -96Z', 'url(#fd-light)'),
    box(-26, -9, 58, 9, 4, steel),
    stroke('M4 -8L24 -62L-46 -102', steel, 6),
    circle(24, -62, 6, red),
    path('M-34 -112L-56 -92L-92 -76C-98 -98 -84 -118 -60 -122C-50 -124 -40 -120 -34 -112Z', red),
  );

/** A screen with a page in black and white on it. */
const screen = (x: number, y: number) =>
  group(
    { transform: `translate(${x} ${y})` },
    rect(60, -26, 22, 26, steel),
    box(34, -7, 74, 7, 3, steel),
    box(0, -128, 142, 104, 8, '#12222f'),
    box(6, -122, 130, 92, 4, '#fdfaf4'),
    box(16, -112, 62, 10, 3, '#12222f'),
    box(16, -98, 44, 10, 3, '#12222f'),
    box(16, -80, 110, 4, 2, '#aab3b8'),
    box(16, -72, 96, 4, 2, '#aab3b8'),
    box(16, -58, 40, 13, 6.5, red),
    stroke(
      curve([
        [72, -40],
        [90, -44],
        [106, -56],
        [126, -66],
      ]),
      red,
      3,
    ),
    line(72, -38, 126, -38, '#aab3b8', 1.5),
  );

/** A desk nobody sits at yet, with everything on it, and its chair out: what an application is for. */
export const freeDesk = () =>
  denseDrawing(
    560,
    272,
    chair(96),
    gull(100, 97),
    rect(206, 150, 14, 122, woodDark),
    rect(512, 150, 14, 122, woodDark),
    box(392, 156, 118, 74, 5, woodDark),
    box(400, 164, 102, 26, 4, wood),
    box(400, 196, 102, 26, 4, wood),
    box(440, 175, 22, 4, 2, '#12222f'),
    box(440, 207, 22, 4, 2, '#12222f'),
    box(186, 140, 360, 16, 5, wood),
    rect(190, 150, 352, 6, woodDark),
    screen(258, 140),
    lamp(508, 140),
    box(408, 133, 60, 7, 2, '#fdfaf4'),
    box(412, 126, 60, 7, 2, '#efe4cd'),
    path('M212 112H238V134C238 138 235 140 231 140H219C215 140 212 138 212 134Z', teal),
    stroke('M238 118C250 116 250 132 238 130', teal, 4),
    stroke('M220 104C216 98 224 94 220 86M230 104C226 98 234 94 230 86', '#ffffff', 2.4, { opacity: 0.6 }),
  );
