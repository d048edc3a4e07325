import { at, box, circle, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import type { Hour } from './hour.ts';
import { cast, ink, lamp, monitor, mug, rows, turned } from './things.ts';

const grey = '#aab3b8';
const red = '#e4552f';
const teal = '#0f6b73';
const brass = '#c9a25a';

/** What stands on the bench around x, its foot at y; 400 units wide and 260 tall. */
export type Station = (hour: Hour, x: number, y: number) => string;

/** Head of Design: a page in black and white, and its print on the window with the corrections. */
export const design: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    turned(
      -118,
      -302,
      -4,
      rect(6, 8, 140, 190, hour.shade, { opacity: 0.18 }),
      rect(0, 0, 140, 190, hour.paper),
      box(16, 20, 92, 16, 3, ink),
      box(16, 42, 66, 16, 3, ink),
      rows(16, 70, [104, 96, 60], 12, grey, 5),
      path('M16 168V118H124V168Z', '#d3d9dc'),
      path('M16 168L52 130L76 152L94 138L124 168Z', '#a9b3b9'),
      stroke('M8 34C20 8 96 6 116 30C124 62 20 74 8 34', red, 5),
      stroke('M14 76L122 70', red, 4.5),
      stroke('M92 96l10 10l22 -26', red, 5.5),
      rect(48, -10, 44, 20, '#e9dcae', { opacity: 0.85 }),
    ),
    monitor(
      hour,
      72,
      'light',
      box(16, 16, 96, 14, 3, ink),
      box(16, 36, 68, 14, 3, ink),
      rows(16, 62, [76, 66], 11, grey, 5),
      box(16, 90, 54, 18, 9, ink),
      rect(112, 56, 74, 54, '#c7ced2'),
      path('M112 110L138 78L154 94L166 84L186 110Z', '#8f9aa1'),
    ),
    at(
      -74,
      4,
      1,
      cast(hour, -24, 48),
      stroke('M-12 -46L-24 -104', red, 9),
      stroke('M2 -46L4 -118', '#e9bd5a', 9),
      stroke('M14 -46L30 -98', ink, 9),
      path('M-26 -56H26L20 0H-20Z', teal),
      rect(-25, -48, 50, 6, '#ffffff', { opacity: 0.25 }),
    ),
  );

/** Lead Developer: code, keys, tea, and the phone that rings. */
export const development: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    monitor(
      hour,
      -36,
      'dark',
      rows(16, 16, [58], 0, '#f0a27a'),
      rows(32, 32, [96, 70], 16, '#8fd0cf'),
      rows(48, 64, [110], 0, '#e7dfc9'),
      rows(48, 80, [52], 0, '#f0a27a'),
      rows(32, 96, [84], 0, '#8fd0cf'),
      rows(152, 32, [30], 0, '#5f8796'),
      rows(140, 96, [40], 0, '#5f8796'),
    ),
    at(
      96,
      6,
      1,
      cast(hour, -26, 52),
      box(-32, -112, 62, 114, 12, '#0b1622'),
      box(-26, -106, 50, 102, 8, '#10374a'),
      circle(-1, -66, 19, red),
      path('M-9 -73c0 10 6 17 16 16l2 -6l-7 -3l-4 3c-2 -1 -3 -4 -3 -7l3 -3l-2 -7Z', '#fff'),
      box(-17, -36, 32, 5, 2.5, '#cfe3e4'),
      stroke('M40 -96q12 12 10 32M48 -110q18 18 16 48', red, 5, { opacity: 0.9 }),
    ),
    mug(hour, -176, '#f3ecdf'),
    at(
      -36,
      42,
      1,
      path('M-112 -22H108L118 10H-122Z', hour.shade, { opacity: 0.3 }),
      path('M-108 -28H104L114 2H-118Z', '#2b3e4e'),
      ...[0, 1, 2].map((row) =>
        repeat(11, (key) =>
          box(
            -104 - row * 3.4 + key * (18.6 + row * 0.62),
            -25 + row * 9,
            15,
            6.4,
            2,
            row === 1 && key === 2 ? red : '#e9e4d8',
          ),
        ),
      ),
    ),
  );

/** Search Lead: predictions, right ones and wrong ones, under a glass. */
export const search: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    lamp(hour, `${hour.outside.id}-lamp-search`, -196),
    cast(hour, -130, 236),
    path('M-132 -142L-6 -130L120 -142L130 0L-6 8L-142 0Z', teal),
    path('M-124 -150L-6 -136V2L-132 -8Z', hour.paper),
    path('M112 -150L-6 -136V2L120 -8Z', hour.paper),
    path('M-6 -136L-26 -138V0L-6 2Z', '#d9cfba'),
    ...[0, 1].flatMap((side) =>
      [0, 1, 2].map((row) => {
        const [left, top] = [-110 + side * 124, -120 + row * 38];
        const right = (row + side * 2) % 3 !== 1;
        return (
          rows(left, top, [52, 38], 12, grey, 5) +
          stroke(
            right ? `M${left + 66} ${top + 8}l7 8l16 -20` : `M${left + 68} ${top - 4}l18 18m0 -18l-18 18`,
            right ? '#0f7d78' : red,
            6,
          )
        );
      }),
    ),
    at(
      78,
      -34,
      1,
      stroke('M34 32L88 74', '#3b2417', 20),
      stroke('M36 32L86 71', '#9a673d', 11),
      circle(0, 0, 52, brass),
      circle(0, 0, 43, '#fffefa'),
      stroke('M-22 0l15 17l32 -38', '#0f7d78', 11),
      path('M-33 -18A38 38 0 0 1 -4 -37L-2 -28A29 29 0 0 0 -25 -13Z', '#bcd3da', { opacity: 0.9 }),
    ),
  );

/** Paid Media Lead: a calculator, its paper over the edge of the bench, and what was struck off. */
export const paidMedia: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    cast(hour, -20, 170),
    path(
      'M-142 150V-64C-142 -104 -62 -104 -62 -64V142L-76 150L-89 142L-102 150L-115 142L-128 150Z',
      hour.paper,
      {
        stroke: hour.shade,
        'stroke-opacity': 0.22,
        'stroke-width': 2,
      },
    ),
    path('M-142 150V-64C-142 -104 -62 -104 -62 -64V-40H-142Z', hour.shade, { opacity: 0.06 }),
    ...[0, 1, 2, 3, 4, 5, 6].map(
      (row) => rows(-130, -58 + row * 28, [24], 0, grey, 6) + box(-94, -59 + row * 28, 22, 8, 3, ink),
    ),
    stroke('M-136 2L-68 -2M-136 58L-68 54M-136 86L-68 82', red, 5.5),
    path('M-34 -150H112L146 0C146 8 140 12 132 12H-48C-56 12 -60 6 -58 0Z', '#1c2f40'),
    path('M-58 -2H146V2C146 9 140 13 132 13H-48C-56 13 -60 7 -58 -2Z', '#0f1d29'),
    path('M-20 -138H98L105 -100H-28Z', '#cfe0d2'),
    stroke('M26 -132v12h18M45 -132v30M58 -104v1M70 -132h17v14h-16v15h18', ink, 5.5),
    ...[0, 1, 2].map((row) =>
      repeat(4, (key) => {
        const width = 26 + row * 2.6;
        return box(
          -34 - row * 7 + key * (width + 9),
          -88 + row * 28,
          width,
          20,
          6,
          key === 3 ? (row === 2 ? red : '#6b8797') : '#efe9dc',
        );
      }),
    ),
  );

/** Content and Social Lead: the camera with its strap, and the flask that goes where it goes. */
export const content: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    cast(hour, -110, 200),
    stroke('M-100 -96C-170 -60 -160 40 -120 96C-84 144 -22 120 -20 60', '#4a2a1c', 12),
    box(-112, -122, 206, 128, 20, '#17242f'),
    path('M-50 -122L-34 -152H28L42 -122Z', '#17242f'),
    rect(-112, -88, 206, 66, '#30424f'),
    circle(-84, -106, 9, red),
    box(52, -116, 30, 14, 4, '#4c6170'),
    circle(-4, -58, 58, '#0b141c'),
    circle(-4, -58, 45, '#24353f'),
    circle(-4, -58, 33, '#0c4a55'),
    circle(-4, -58, 18, '#06222b'),
    path('M-31 -72A33 33 0 0 1 -4 -91L-4 -80A22 22 0 0 0 -21 -67Z', '#9fe0df', { opacity: 0.8 }),
    circle(9, -42, 5, '#9fe0df', { opacity: 0.6 }),
    at(
      146,
      4,
      1,
      cast(hour, -26, 52),
      box(-30, -150, 60, 154, 14, teal),
      box(-24, -184, 48, 44, 10, '#efe6d6'),
      rect(-30, -146, 60, 9, '#0a4b54'),
      rect(-20, -130, 9, 116, '#ffffff', { opacity: 0.22 }),
    ),
  );

/** Data and Automation Lead: cards in their drawer, and the one that says no. */
export const data: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    cast(hour, -112, 214),
    turned(
      -62,
      -206,
      -7,
      box(0, 0, 132, 150, 8, hour.paper),
      rect(0, 24, 132, 4, red),
      rows(16, 38, [60, 84], 14, grey, 5),
      circle(86, 78, 25, 'none', { stroke: red, 'stroke-width': 8 }),
      stroke('M70 94L102 62', red, 8),
    ),
    ...[0, 1, 2, 3].map(
      (row) =>
        box(-98 + row * 2, -112 + row * 14, 190 - row * 2, 70, 6, row % 2 ? '#f1e7d3' : '#fffaf0') +
        box(-84 + ((row * 61) % 130), -124 + row * 14, 46, 18, 5, row % 2 ? '#7fb0ad' : '#e7d3ae'),
    ),
    path('M-116 -62H104V4C104 8 100 12 94 12H-106C-112 12 -116 8 -116 4Z', '#8a5a35'),
    rect(-116, -62, 220, 8, '#a97748'),
    box(-46, -36, 80, 30, 8, brass),
    box(-37, -29, 62, 15, 4, '#fffaf0'),
    at(
      160,
      6,
      1,
      cast(hour, -28, 56),
      stroke(
        'M0 -60C-4 -90 -30 -104 -46 -100M0 -60C0 -104 6 -124 0 -140M0 -60C6 -92 34 -112 50 -106',
        '#3f7d5a',
        10,
      ),
      path(
        'M-46 -100C-70 -112 -82 -98 -80 -86C-66 -82 -52 -88 -46 -100ZM0 -140C-16 -158 -10 -178 2 -184C14 -174 16 -154 0 -140ZM50 -106C58 -128 76 -132 86 -126C84 -110 70 -100 50 -106Z',
        '#5b9c72',
      ),
      path('M-34 -66H34L26 4H-26Z', '#c4643f'),
      rect(-38, -72, 76, 16, '#d97c55'),
    ),
  );

/** The founder: the call, the plan on two pages, and tea. */
export const founderDesk: Station = (hour, x, y) =>
  at(
    x,
    y,
    1,
    lamp(hour, `${hour.outside.id}-lamp-founder`, -150),
    cast(hour, -40, 170),
    path('M-44 -152L40 -158L52 2L-40 6Z', hour.paper),
    path('M40 -158L122 -150L132 0L52 2Z', '#efe8da'),
    rows(-28, -130, [52], 0, ink, 9),
    rows(-28, -106, [58, 48, 56], 15, grey, 5),
    stroke('M-26 -24C-6 -30 14 -34 38 -58', '#fb7033', 6),
    rows(60, -126, [44, 36, 44, 30], 16, grey, 5),
    stroke('M66 -34l8 9l18 -22', '#0f7d78', 6),
    at(
      92,
      40,
      1,
      path('M-56 -26H56L66 8H-66Z', hour.shade, { opacity: 0.3 }),
      path('M-52 -34H52L62 0H-62Z', '#c4643f'),
      path('M-74 -50C-74 -66 -56 -70 -44 -60H44C56 -70 74 -66 74 -50V-38H42V-46H-42V-38H-74Z', '#a84a29'),
      circle(0, -17, 12, '#f3ecdf'),
    ),
    mug(hour, -84, teal),
  );
