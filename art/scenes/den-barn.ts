import {
  at,
  box,
  circle,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { throughArch } from './den-barn-room.ts';
import { bed, dryWall, rambler, sheep } from './den-grounds.ts';
import { birch, c } from './den-house.ts';

const stones = ['#c7a678', '#dcc095', '#b8935f', '#e3cba3'];

/** Courses of stone within w × h, their joints never above each other. */
function masonry(x: number, y: number, w: number, h: number, seed: number, course = 12) {
  const random = scatter(seed);
  return repeat(Math.ceil((h / course) * 5), (i) => {
    const row = i % Math.ceil(h / course);
    const long = 16 + random() * 26;
    return rect(x + random() * (w - long), y + row * course + 2, long, course - 3, stones[i % 4] ?? '', {
      opacity: 0.55,
    });
  });
}

/** Its long side, the foot at y = 408: stone below pantiles, the cart arch glazed, and a low room of timber beside it. */
function barn() {
  const arch = 'M632 408V316Q632 282 716 282T800 316V408Z';
  return [
    rect(462, 262, 546, 146, '#cfb083'),
    masonry(462, 264, 546, 144, 3),
    // Longer stones at its corners, the low sun along it, and the shadow of its eaves.
    repeat(12, (i) => {
      const long = i % 2 ? 22 : 36;
      return (
        box(462, 264 + i * 12, long, 10.5, 1.5, i % 3 ? '#dcc095' : '#c2a072') +
        box(1008 - long, 264 + i * 12, long, 10.5, 1.5, i % 3 ? '#c2a072' : '#b8935f')
      );
    }),
    rect(462, 262, 546, 146, 'url(#db-wall)'),
    path('M462 262H1008V282L462 276Z', '#4a2f1e', { opacity: 0.32 }),
    // Pantiles, and the copings of stone that hold them.
    rect(456, 152, 558, 114, 'url(#db-tiles)'),
    repeat(9, (i) => line(456, 164 + i * 12, 1014, 164 + i * 12, '#7c3420', 1.4, { opacity: 0.5 })),
    repeat(46, (i) => line(462 + i * 12, 154, 462 + i * 12, 264, '#e08a60', 1.6, { opacity: 0.2 })),
    // Weather on them: paler courses below the ridge, moss where the rain runs.
    repeat(26, (i) => {
      const [row, at] = [i % 8, (i * 83) % 500];
      return rect(466 + at, 165 + row * 12, 12 + (i % 3) * 12, 10.5, i % 4 ? '#b8573a' : '#d98a62', {
        opacity: 0.4,
      });
    }),
    repeat(9, (i) =>
      ellipse(486 + i * 61, 258 - (i % 3) * 5, 16 - (i % 2) * 6, 3, '#76703f', { opacity: 0.5 }),
    ),
    rect(456, 152, 558, 16, '#5d2616', { opacity: 0.18 }),
    rect(450, 146, 570, 9, '#d9bd91'),
    repeat(23, (i) => line(464 + i * 24, 146, 464 + i * 24, 155, '#a98a60', 1.2)),
    ...[450, 1008].map((x) => rect(x, 146, 12, 122, '#d9bd91')),
    rect(456, 264, 558, 5, '#6b3a26'),
    ...[540, 868, 920].map(
      (x) =>
        rect(x, 188, 30, 42, '#3b3531') +
        rect(x + 3, 191, 24, 36, '#c4d0cd') +
        path(`M${x + 3} 227V206L${x + 20} 191H${x + 27}V197L${x + 9} 227Z`, '#f6e4c2', { opacity: 0.7 }),
    ),
    // What was left of its use: slits for air.
    ...[500, 542, 584].map((x) => box(x, 300, 9, 44, 3, '#4a3728')),
    path(arch, 'url(#db-room)'),
    throughArch(),
    repeat(3, (i) => rect(672.5 + i * 42, 284, 3, 124, '#39302b')),
    line(632, 336, 800, 336, '#39302b', 3),
    stroke(arch, '#39302b', 5, { fill: 'none' }),
    stroke('M624 318Q624 273 716 273T808 318', '#e8d2ac', 11),
    rect(858, 306, 54, 54, '#39302b'),
    rect(862, 310, 46, 46, 'url(#db-room)'),
    rect(883, 310, 3, 46, '#39302b'),
    rect(850, 296, 70, 10, '#e8d2ac'),
    rect(948, 314, 40, 94, c.clay),
    line(968, 314, 968, 408, '#7d3a20', 2),
    circle(980, 364, 2.4, '#f0d7a4'),
    rect(940, 304, 56, 10, '#e8d2ac'),
    // Beside it a bench, and along the wall what grows in its warmth.
    rect(836, 392, 74, 5, '#6b4a30'),
    ...[842, 898].map((x) => rect(x, 397, 6, 11, '#533721')),
    bed(470, 150, 4),
    bed(818, 26, 8),
    bed(916, 26, 6),
    rambler(),
    // The low room.
    rect(1020, 322, 142, 86, '#372c26'),
    repeat(10, (i) => line(1026 + i * 7, 324, 1026 + i * 7, 408, '#56453a', 1.4)),
    rect(1094, 334, 62, 74, 'url(#db-room)'),
    rect(1124, 334, 3, 74, '#2a2320'),
    box(1132, 382, 22, 26, 3, '#b4653e'),
    rect(1014, 313, 160, 10, '#2a2320'),
    rect(1044, 274, 9, 40, '#4b443f'),
    rect(1040, 270, 17, 6, '#4b443f'),
  ].join('');
}

/** The barn above Hackness below its moor, in 1280 × 640 units of which the first 540 are seen across the page. @param trees whether its birches, which a narrower picture cuts */
export function barnScene(trees = true) {
  const random = scatter(19);
  return [
    linear('db-sky', [0, 0], [0, 1], [0, '#9fbcc8'], [0.42, '#d9dccb'], [0.7, '#f6e4c2']),
    linear('db-tiles', [0, 0], [0, 1], [0, '#c9663f'], [1, '#a04a2b']),
    linear('db-room', [0, 0], [0, 1], [0, '#ffe9bd'], [0.6, '#ffcf86'], [1, '#e9a65c']),
    linear('db-wall', [0, 0], [1, 0], [0, '#ffe7b8', 0.35], [0.45, '#ffe7b8', 0], [1, '#5b3d28', 0.3]),
    radial('db-glow', [0.5, 0.5], 0.5, [0, '#ffd794', 0.75], [0.5, '#ffd794', 0.28], [1, '#ffd794', 0]),
    linear('db-field', [0, 0], [0, 1], [0, '#9a935f'], [1, '#5f6040']),
    radial('db-sun', [0.5, 0.5], 0.5, [0, '#fff6df', 0.95], [0.3, '#ffe9bf', 0.55], [1, '#ffe3b0', 0]),
    rect(0, -200, 1280, 660, 'url(#db-sky)'),
    circle(210, 236, 250, 'url(#db-sun)'),
    path('M0 262C150 214 330 206 520 236S860 190 1040 178S1220 206 1280 218V440H0Z', '#b08a7c', {
      opacity: 0.75,
    }),
    path('M0 322C190 268 360 300 560 306S980 250 1280 286V440H0Z', '#a0714f'),
    path('M0 366C240 330 460 352 700 356S1100 330 1280 344V440H0Z', '#a89a62'),
    // Walls of the fields: they follow the ground, and are paler where the light is on them.
    ...[
      'M-10 344C90 330 190 322 300 326S420 336 470 342',
      'M96 330C104 342 108 352 120 366',
      'M250 323C262 334 274 346 296 356',
      'M1010 338C1090 326 1180 322 1290 330',
      'M1176 324C1182 334 1190 340 1206 346',
    ].map(
      (along) =>
        stroke(along, '#6f5a45', 4.5) + stroke(along, '#c4a783', 2.4, { 'stroke-dasharray': '5 3.4' }),
    ),
    repeat(16, (i) => {
      const size = 12 + random() * 12;
      return circle(1060 + i * 15, 396 - size * 0.6, size, i % 3 ? '#6d6a41' : '#b9793f');
    }),
    rect(0, 400, 1280, 240, 'url(#db-field)'),
    ...[
      [120, 392, 0.8],
      [176, 398, 0.9],
      [262, 386, 0.7],
    ].map(([x, y, size]) => sheep(Number(x), Number(y), Number(size))),
    trees ? at(404, 412, 1.16, birch('#4e3525')) : '',
    ellipse(740, 410, 330, 8, '#3a3a22', { opacity: 0.35 }),
    barn(),
    rect(600, 408, 400, 7, '#e3d3b6'),
    path('M632 415H800L900 640H470Z', '#d8c6a6', { opacity: 0.8 }),
    // Flags, and the light that falls on them out of the arch and the window.
    ...[426, 441, 460, 486].map((y) =>
      line(634 - (y - 415) * 0.72, y, 798 + (y - 415) * 0.44, y, '#a8926f', 1.6, { opacity: 0.7 }),
    ),
    ...[430, 449, 474].flatMap((y, i) =>
      [0, 1, 2].map((j) =>
        line(662 + j * 46 - i * 8, y - 4, 660 + j * 47 - i * 10, y + 11 + i * 4, '#a8926f', 1.4, {
          opacity: 0.6,
        }),
      ),
    ),
    ellipse(716, 424, 190, 30, 'url(#db-glow)'),
    ellipse(885, 420, 60, 10, 'url(#db-glow)', { opacity: 0.6 }),
    repeat(60, (i) => {
      const [x, y] = [random() * 1280, 428 + random() * 90];
      const on = x > 470 && x < 900;
      return on ? '' : stroke(`M${x} ${y}q${i % 2 ? 3 : -3} -8 ${i % 2 ? 6 : -5} -14`, '#4e5032', 1.8);
    }),
    dryWall(-10, 470, 440, 5),
    dryWall(960, 470, 340, 9),
    trees ? at(1236, 470, 1.7, birch('#4e3525')) : '',
  ].join('');
}
