import { box, circle, ellipse, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { desk, laid, pencil, slab, writing } from './desk.ts';

const ink = '#12222f';
const grey = '#aab3b8';
const red = '#e4552f';

/** Head of Design: a page in black and white, and the corrections on it. */
export const markedSheet = () =>
  desk(
    { near: '#f3d9c6', far: '#dca27c', lines: '#fff3ea', phase: 0.2 },
    slab(
      { x: 150, y: 120, turn: -5 },
      { width: 500, height: 700, round: 6, fill: '#fffdf8' },
      box(46, 52, 300, 40, 6, ink),
      box(46, 108, 220, 40, 6, ink),
      writing(52, 190, 380, 30, [1, 0.94, 0.6], grey),
      box(46, 282, 170, 50, 25, ink),
      box(46, 370, 408, 190, 8, '#d7dcdf'),
      path('M46 560L180 430L270 510L340 450L454 560Z', '#b9c1c6'),
      writing(52, 604, 380, 30, [1, 0.8], grey),
      stroke('M30 160C120 130 300 130 372 150C392 60 330 30 190 30S20 60 30 160', red, 9),
      stroke('M462 470C500 400 470 330 400 310M400 310l34 -12M400 310l16 34', red, 9),
      stroke('M52 222L420 212M60 238L420 228', red, 7, { opacity: 0.85 }),
      stroke('M234 306l22 26l52 -62', red, 10),
    ),
    pencil({ x: 470, y: 700, turn: 38 }, red, '#b93f1e'),
  );

/** Lead Developer: keys, the phone that rings at night, and tea. */
export const nightPhone = () =>
  desk(
    { near: '#c9dfdd', far: '#7fa9aa', lines: '#ffffff', phase: 1.4 },
    slab(
      { x: 60, y: 470, turn: -6 },
      { width: 760, height: 380, round: 28, fill: '#233446' },
      repeat(4, (row) =>
        repeat(10, (key) =>
          box(28 + key * 72 + row * 8, 30 + row * 66, 60, 54, 10, row === 1 && key === 2 ? red : '#e9e4d8'),
        ),
      ),
      box(170, 296, 380, 54, 10, '#e9e4d8'),
    ),
    slab(
      { x: 430, y: 80, turn: 9 },
      { width: 210, height: 340, round: 34, fill: '#0b1622' },
      box(14, 14, 182, 312, 24, '#10374a'),
      circle(105, 118, 40, red),
      path('M88 102c0 26 12 40 34 36l4 -14l-16 -6l-8 8c-6 -4 -8 -10 -8 -16l8 -6l-4 -16Z', '#fff'),
      writing(48, 210, 114, 26, [1, 0.7], '#cfe3e4'),
    ),
    ellipse(232, 280, 128, 122, '#0b1a28', { opacity: 0.28, filter: 'url(#soft)' }),
    path(
      'M110 200C60 190 40 230 60 262S112 292 124 280L116 256C98 262 84 250 82 238S98 222 114 226Z',
      '#f7f1e4',
    ),
    circle(214, 250, 116, '#f7f1e4'),
    circle(214, 250, 94, '#7a4526'),
    path('M140 222A94 94 0 0 1 266 172C226 170 176 190 140 222Z', '#a8683f'),
  );

/** Search Lead: the ledger of predictions, right ones and wrong ones, under a glass. */
export const ledger = () =>
  desk(
    { near: '#dfe5e8', far: '#9fb3bf', lines: '#ffffff', phase: 3.3 },
    slab(
      { x: 90, y: 200, turn: 4 },
      { width: 640, height: 560, round: 12, fill: '#0f5e66' },
      box(14, 12, 304, 536, 6, '#fffaf0'),
      box(322, 12, 304, 536, 6, '#fffaf0'),
      rect(300, 12, 40, 536, '#e6dcc7', { opacity: 0.7 }),
      ...[0, 1].flatMap((side) =>
        repeat(6, (row) => {
          const [x, y] = [44 + side * 312, 78 + row * 78];
          const right = (row + side * 2) % 3 !== 1;
          return (
            writing(x, y, 150, 24, [1, 0.66], grey) +
            stroke(
              right ? `M${x + 190} ${y + 8}l16 18l34 -44` : `M${x + 192} ${y - 12}l38 38m0 -38l-38 38`,
              right ? '#0f7d78' : red,
              9,
            )
          );
        }),
      ),
    ),
    laid(
      { x: 470, y: 520 },
      ellipse(16, 24, 158, 158, '#0b1a28', { opacity: 0.26, filter: 'url(#soft)' }),
      stroke('M112 112L250 262', '#3b2417', 46),
      stroke('M112 112L250 262', '#8a5a35', 26),
      circle(0, 0, 150, '#c9a25a'),
      circle(0, 0, 128, '#fffdf8'),
      writing(-84, -46, 110, 44, [1, 0.7], '#7f8a90'),
      stroke('M-40 62l28 30l62 -80', '#0f7d78', 20),
      path('M-96 -60A112 112 0 0 1 -10 -112L0 -84A86 86 0 0 0 -70 -46Z', '#fff', { opacity: 0.8 }),
    ),
  );
