import { jug, mug as thrownMug } from '#art/figures/ecommerce.ts';
import { pencil, remark } from '#art/kit/sheet.ts';
import {
  at,
  box,
  circle,
  clipBox,
  denseDrawing,
  ellipse,
  group,
  linear,
  path,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Size of the desk, drawn in half of these units: 560 × 272. It is near: it ends under its top, at the card below it. */
export const freeDeskSize = { width: 1120, height: 544 } as const;
/** On phones with its chair, a laptop and the lamp. */
export const freeDeskNarrowSize = { width: 680, height: 520 } as const;

const wood = '#c99b6d';
const woodLit = '#dfb587';
const woodDark = '#9d7047';
const teal = '#0f6b73';
const tealDark = '#0a4b54';
const red = '#fb7033';
/** Seen by day and by night. */
const steel = '#567180';
const shade = '#3a2415';
const grey = '#aab3b8';
/** Of the days on which somebody is in. */
const tints = [teal, '#8fc4c4', '#f0b93a'];
const seven = ['Founder', 'Design', 'Code', 'Search', 'Ads', 'Social', 'Data'];
/** Where everything stands. */
const ground = 268;

/** What lies on the ground under it. */
const shadow = (x: number, width: number) => ellipse(x, ground, width / 2, 4, '#0b1a28', { opacity: 0.2 });
/** What a thing takes of the light on the desk. */
const cast = (x: number, width: number) =>
  path(`M${x} 141H${x + width}L${x + width - 10} 148H${x - 16}Z`, shade, { opacity: 0.28 });

/** A gull on the back of a chair: the seat is kept. */
const gull = (x: number, y: number) =>
  group(
    { transform: `translate(${x} ${y})` },
    stroke('M-3 0v-12M6 0v-12', '#e8912f', 3),
    path(
      'M-24 -22C-14 -40 6 -46 18 -42C22 -54 34 -58 42 -50C44 -46 44 -42 41 -38C38 -22 24 -10 4 -10C-10 -10 -18 -14 -24 -22Z',
      '#ffffff',
    ),
    path(
      'M-24 -22C-14 -14 8 -12 24 -22C34 -28 40 -34 41 -38C38 -22 24 -10 4 -10C-10 -10 -18 -14 -24 -22Z',
      '#d5e0e5',
    ),
    path('M-38 -18C-22 -34 2 -38 18 -30C10 -16 -14 -10 -38 -18Z', '#aebfc8'),
    stroke('M-22 -22C-10 -28 2 -30 12 -28M-16 -17C-6 -20 4 -22 10 -22', '#8ea3ae', 1.6),
    path('M-38 -18C-32 -24 -26 -27 -18 -30C-20 -22 -26 -17 -38 -18Z', '#22323f'),
    path('M41 -48L54 -44L42 -41Z', '#f0b93a'),
    circle(35, -47, 2.2, '#12222f'),
  );

/** A chair from its side, turned from the desk. */
const chair = (x: number) =>
  group(
    { transform: `translate(${x} 0)` },
    shadow(42, 108),
    stroke('M0 112C-4 140 -2 168 6 190', tealDark, 11),
    box(-9, 96, 18, 66, 9, teal),
    rect(-5, 102, 4, 54, '#ffffff', { opacity: 0.22 }),
    box(-2, 182, 92, 16, 8, teal),
    path('M0 192H88C86 196 84 198 82 198H6C2 198 0 196 0 192Z', tealDark),
    stroke('M14 170H56', steel, 7),
    stroke('M52 171V184', steel, 6),
    rect(40, 198, 9, 44, steel),
    stroke('M10 258L44 238L80 258', steel, 8),
    ...[10, 44, 80].map((cx) => circle(cx, 261, 7, '#33495a') + circle(cx, 261, 2.4, '#8aa0ad')),
  );

/** A table on two legs with feet. */
const table = (x: number, width: number) =>
  group(
    {},
    shadow(x + width / 2 - 6, width + 12),
    ...[x + 20, x + width - 34].map(
      (leg) =>
        rect(leg, 150, 14, 114, woodDark) +
        rect(leg, 150, 4, 114, wood) +
        box(leg - 5, 260, 24, 8, 3, '#6b4726'),
    ),
    rect(x + 34, 212, width - 68, 7, woodDark),
    box(x, 140, width, 17, 5, wood),
    rect(x + 4, 141, width - 8, 3, woodLit),
    rect(x + 4, 151, width - 8, 6, woodDark),
    stroke(
      repeat(Math.floor(width / 90), (i) => `M${x + 20 + i * 88} ${146 + (i % 2) * 2}q22 -3 44 0`),
      woodDark,
      1.3,
      { opacity: 0.7 },
    ),
  );

/** A lamp that bends over what is read. */
const lamp = (x: number, y: number) =>
  group(
    { transform: `translate(${x} ${y})` },
    linear('fd-light', [0, 0], [0, 1], [0, '#ffca80', 0.85], [1, '#ffd9a0', 0.06]),
    path('M-90 -77L-130 0H-18L-50 -96Z', 'url(#fd-light)'),
    ellipse(-74, 2, 56, 4, '#ffe3b0', { opacity: 0.7 }),
    box(-26, -9, 58, 9, 4, steel),
    rect(-22, -9, 50, 2.4, '#8aa0ad'),
    stroke('M4 -8L24 -62L-46 -102', steel, 6),
    circle(24, -62, 6, red),
    path('M-34 -112L-56 -92L-92 -76C-98 -98 -84 -118 -60 -122C-50 -124 -40 -120 -34 -112Z', red),
    path('M-56 -92L-92 -76C-82 -72 -64 -80 -56 -92Z', '#fff0cf'),
    stroke('M-88 -92C-86 -106 -74 -115 -60 -117', '#ffb48f', 3),
  );

/** A laptop turned to whoever sits down, with a page that has been begun, and a sheet that hangs over the edge. */
const laptop = (x: number) =>
  at(
    x,
    140,
    1,
    path('M-4 0L8 -58a3 3 0 0 1 3 -2H84a3 3 0 0 1 3 3V-3Z', '#22323f'),
    path('M5 -6L14 -54H82V-6Z', '#fdfaf4'),
    path('M13 -48.500L14 -54H82V-48.500Z', '#e7ebed'),
    box(18, -43, 34, 6, 2, '#12222f'),
    ...[40, 34].map((width, i) => box(17 - i, -33 + i * 6, width, 3, 1.5, grey)),
    box(15, -19, 22, 8, 4, red),
    stroke('M56 -14L63 -19L69 -27L77 -38', red, 2.6),
    circle(77, -38, 3, red),
    cast(0, 80),
    box(-6, -4, 102, 4, 2, '#8aa0ad'),
    path('M22 0H52L49 20C42 22 30 18 20 21Z', '#fdfaf4'),
    stroke('M27 6H45M26 11H40', grey, 1.8),
  );

const clay = {
  ground: '#fbf6ee',
  shelf: '#e9d3bf',
  board: '#b98655',
  jug: '#d98b5f',
  pale: '#f6efe2',
  ink: '#3a2415',
} as const;

/** A screen with a page of Saltburn Pottery, as it was left in the evening. */
const screen = (x: number, y: number) =>
  at(
    x,
    y,
    0.96,
    cast(40, 88),
    rect(74, -26, 22, 26, steel),
    box(46, -7, 78, 7, 3, steel),
    box(0, -142, 170, 118, 8, '#12222f'),
    clipBox(
      'fd-page',
      ...([6, -136, 158, 106, 4] as const),
      rect(6, -136, 158, 106, clay.ground),
      rect(6, -124, 158, 50, clay.shelf),
      rect(6, -79, 158, 5, clay.board),
      // What stands on its shelf.
      ...[36, 84, 132].map((place) => ellipse(place, -79, 17, 1.6, clay.ink, { opacity: 0.22 })),
      at(36, -97, 0.33, thrownMug(teal, clay.pale)),
      at(84, -98, 0.34, jug(clay.jug, clay.pale)),
      at(131, -97, 0.33, thrownMug(clay.pale, clay.jug)),
      rect(6, -136, 158, 12, '#e7ebed'),
      ...[13, 20, 27].map((dot) => circle(dot, -130, 2, grey)),
      text(15, -57, 'Saltburn', 14, clay.ink, { family: 'serif', weight: 600 }),
      text(15, -42, 'Pottery', 14, clay.ink, { family: 'serif', weight: 600 }),
      box(92, -64, 62, 20, 10, teal),
      text(123, -50.6, 'Buy a mug', 9.6, '#fff', { weight: 600, anchor: 'middle' }),
    ),
  );

/** Who is in when: a row for each of the seven, and one that is asked for in pencil. */
const rota = (x: number) =>
  group(
    { transform: `translate(${x} 34) rotate(-3 38 106)` },
    box(0, 0, 79, 106, 3, shade, { opacity: 0.22, transform: 'translate(3 2)' }),
    box(0, 0, 79, 106, 3, '#fdfaf4'),
    rect(0, 0, 79, 8, teal),
    ...seven.map((role, index) => {
      const y = 19.5 + index * 11.4;
      return (
        text(4, y, role, 8.8, '#12222f', { weight: 600 }) +
        repeat(5, (day) =>
          box(
            45 + day * 6.2,
            y - 6.6,
            4.9,
            7,
            1.3,
            (index * 2 + day * 3) % 5 === 0 ? '#e3ddcf' : (tints[index % 3] ?? teal),
          ),
        )
      );
    }),
    remark(4, 101, 'You?', pencil.red, 11),
    stroke('M45 97.500H74.700', pencil.red, 1.6, { 'stroke-dasharray': '3 3' }),
  );

/** A page that somebody has gone over in red pencil, in the light of the lamp. */
const markedUp = (x: number) =>
  group(
    { transform: `translate(${x} 72) rotate(3 24 68)` },
    box(0, 0, 48, 68, 2, shade, { opacity: 0.24, transform: 'translate(3 2)' }),
    box(0, 0, 48, 68, 2, '#fffaf0'),
    box(6, 7, 28, 5, 1.5, '#12222f'),
    ...[36, 32, 36, 24].map((width, i) => box(6, 19 + i * 6, width, 2.6, 1.3, grey)),
    rect(6, 46, 36, 16, '#dfe7ea'),
    stroke('M3 25C8 17 38 16 44 23S34 34 18 32S1 30 5 23', pencil.red, 1.8),
    stroke('M31 52l4 5l9 -13', pencil.red, 2.4),
  );

const mug = (x: number) =>
  group(
    { transform: `translate(${x} 0)` },
    cast(2, 24),
    path('M0 112H26V134C26 138 23 140 19 140H7C3 140 0 138 0 134Z', teal),
    rect(3, 114, 4, 22, '#ffffff', { opacity: 0.25 }),
    stroke('M26 118C38 116 38 132 26 130', teal, 4),
  );

/** A desk nobody sits at yet, from near, with everything on it: what an application is for. */
export const freeDesk = () =>
  denseDrawing(
    560,
    272,
    group(
      { transform: 'translate(-271 20) scale(1.5)' },
      table(186, 360),
      cast(200, 70),
      rota(191),
      lamp(512, 140),
      screen(276, 140),
      mug(268),
      cast(448, 44),
      markedUp(446),
    ),
  );

export const freeDeskNarrow = () =>
  denseDrawing(
    340,
    260,
    group(
      { transform: 'translate(0 -12)' },
      chair(44),
      gull(48, 97),
      table(158, 180),
      laptop(198),
      cast(270, 56),
      lamp(296, 140),
      mug(165),
    ),
  );
