import { browser, phone, shadow } from '../kit/frames.ts';
import {
  at,
  box,
  circle,
  clipBox,
  drawing,
  ellipse,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '../kit/svg.ts';
import { lines, text } from '../kit/type.ts';

const c = {
  bone: '#f4eee4',
  plaster: '#e4dacb',
  clay: '#a4512f',
  brick: '#c5764f',
  dusk: '#e9b694',
  char: '#2a2725',
  stone: '#7d766d',
  glow: '#ffd591',
};

/** A pine of height 100 whose foot is at (0, 0). */
const pine = (colour: string) =>
  path('M0 -100L16 -66H8L24 -36H12L30 -6H4V0H-4V-6H-30L-12 -36H-24L-8 -66H-16Z', colour);

/** A leafless birch of height 200. */
const birch = (colour: string) =>
  stroke(
    'M0 0C-4 -60 4 -120 -2 -200M0 -70C18 -96 30 -104 38 -132M-1 -110C-18 -128 -26 -142 -30 -168M24 -108C34 -112 44 -112 54 -122M-20 -142C-30 -144 -38 -150 -44 -160M0 -150C10 -166 12 -176 20 -192',
    colour,
    4,
  );

/** One lit room behind glass. */
function room(x: number, y: number, w: number, h: number, panes: number, furniture: string) {
  return [
    rect(x, y, w, h, 'url(#da-room)'),
    furniture,
    rect(x, y, w, 8, '#6f4a2f', { opacity: 0.35 }),
    repeat(panes - 1, (i) => rect(x + ((i + 1) * w) / panes - 1.5, y, 3, h, '#39302b')),
    rect(x, y, w, h, 'none', { stroke: '#39302b', 'stroke-width': 4 }),
    path(`M${x + w * 0.08} ${y + h}L${x + w * 0.3} ${y}H${x + w * 0.38}L${x + w * 0.16} ${y + h}Z`, '#fff', {
      opacity: 0.14,
    }),
  ].join('');
}

const lamp = (x: number, y: number, drop: number) =>
  line(x, y, x, y + drop, '#5b3d28', 2) +
  path(`M${x - 11} ${y + drop + 10}L${x - 5} ${y + drop}H${x + 5}L${x + 11} ${y + drop + 10}Z`, '#5b3d28') +
  circle(x, y + drop + 14, 26, '#fff2cf', { opacity: 0.5 });

/** The house at dusk over its pool, 1280 × 600. */
function house() {
  const random = scatter(7);
  return [
    linear('da-sky', [0, 0], [0, 1], [0, '#8f4a33'], [0.35, '#cf8560'], [0.7, '#efc39f'], [1, '#f8e2c6']),
    linear('da-room', [0, 0], [0, 1], [0, '#ffe3ad'], [0.6, '#ffcf86'], [1, '#e9a65c']),
    linear('da-concrete', [0, 0], [0, 1], [0, '#d8cbb9'], [1, '#b5a591']),
    linear('da-timber', [0, 0], [1, 0], [0, '#5f3826'], [0.5, '#7d4c33'], [1, '#4f2d1e']),
    linear('da-pool', [0, 0], [0, 1], [0, '#c98a66'], [0.4, '#7a5345'], [1, '#3f302d']),
    radial('da-sun', [0.5, 0.5], 0.5, [0, '#fff0d0', 0.95], [0.35, '#ffdca6', 0.5], [1, '#ffd39a', 0]),
    rect(0, 0, 1280, 600, 'url(#da-sky)'),
    circle(1010, 330, 300, 'url(#da-sun)'),
    path('M0 372C160 316 260 350 400 330S660 262 820 300S1120 340 1280 288V480H0Z', '#bd7857', {
      opacity: 0.7,
    }),
    path('M0 414C180 368 380 402 560 378S960 366 1280 380V480H0Z', '#8d543d', { opacity: 0.8 }),
    repeat(22, (i) => at(600 + i * 33 + random() * 18, 432, 0.5 + random() * 0.62, pine('#5c3428'))),
    repeat(9, (i) => at(i * 60 + random() * 18, 440, 0.4 + random() * 0.5, pine('#6d4030'))),
    rect(0, 430, 1280, 60, '#4d3a30'),
    // chimney, upper volume in timber, lower volume in concrete
    rect(722, 150, 46, 120, 'url(#da-concrete)'),
    rect(722, 150, 16, 120, '#fff', { opacity: 0.2 }),
    rect(560, 214, 470, 122, 'url(#da-timber)'),
    repeat(58, (i) => line(560 + i * 8.1, 214, 560 + i * 8.1, 336, '#2f1a11', 1, { opacity: 0.45 })),
    rect(548, 204, 494, 12, '#35281f'),
    room(
      800,
      234,
      206,
      84,
      3,
      lamp(848, 234, 20) + rect(926, 280, 60, 38, '#b97a48') + rect(934, 264, 16, 20, '#8a552f'),
    ),
    room(590, 248, 92, 62, 2, rect(606, 286, 44, 24, '#c48a55')),
    rect(470, 336, 640, 14, '#efe4d2'),
    rect(470, 350, 640, 6, '#8f7f6c'),
    rect(490, 356, 600, 100, 'url(#da-concrete)'),
    room(
      640,
      358,
      330,
      98,
      5,
      [
        lamp(736, 358, 26),
        lamp(790, 358, 26),
        box(700, 412, 130, 8, 3, '#7a4a2b'),
        ...[714, 742, 786, 812].map((x) => path(`M${x} 396h12v32h-12z`, '#8d5832')),
        rect(712, 420, 6, 36, '#7a4a2b'),
        rect(814, 420, 6, 36, '#7a4a2b'),
        box(880, 418, 74, 26, 8, '#b4653e'),
        box(880, 404, 74, 22, 6, '#c27a50'),
        path(
          'M690 456c2 -30 -14 -40 -16 -58c12 6 16 20 20 30c2 -16 12 -26 22 -30c-2 22 -16 30 -18 58z',
          '#6d7148',
        ),
      ].join(''),
    ),
    repeat(4, (i) => rect(500 + i * 34, 366, 26, 78, '#9c8d79', { opacity: 0.35 })),
    rect(1000, 372, 64, 84, '#4a2d1f'),
    rect(1048, 412, 4, 14, '#e9c58f'),
    line(1110, 350, 1110, 456, '#3b2f28', 6),
    // terrace, steps, pool with the light of the rooms
    rect(420, 456, 760, 12, '#d9cbb6'),
    rect(420, 468, 760, 8, '#8d7d6a'),
    path('M300 490H1240L1280 600H230Z', 'url(#da-pool)'),
    path('M640 490H970L990 600H618Z', '#ffcf86', { opacity: 0.5 }),
    path('M800 490H1006L1024 530H800Z', '#ffcf86', { opacity: 0.18 }),
    repeat(12, (i) =>
      line(330 + random() * 760, 502 + i * 8, 420 + random() * 780, 502 + i * 8, '#ffe9c6', 1.6, {
        opacity: 0.3,
      }),
    ),
    path('M0 476H300L230 600H0Z', '#3a2c25'),
    repeat(46, (i) =>
      stroke(
        `M${i * 6} ${500 + random() * 90}q${random() * 6 - 3} -16 ${random() * 12 - 6} -${24 + random() * 22}`,
        '#7b5a3d',
        2,
      ),
    ),
    at(1184, 462, 1.36, birch('#3a241b')),
    at(452, 462, 0.66, birch('#4a2e22')),
  ].join('');
}

/** A line-drawn elevation for the list of projects, 280 × 150. */
function elevation(kind: number, colour: string) {
  const base = line(0, 130, 280, 130, colour, 1.6);
  if (kind === 0)
    return (
      base +
      stroke(
        'M40 130V60L140 22L240 60V130M100 130V84H180V130M140 84V130M60 82h22v26h-22zM198 82h22v26h-22z',
        colour,
        1.6,
      )
    );
  if (kind === 1)
    return (
      base +
      stroke(
        'M30 130V78H190V130M90 78V34H256V104H190M256 104V130M106 50h40v40M46 92h40v38M206 50h34v34h-34z',
        colour,
        1.6,
      ) +
      repeat(9, (i) => line(150 + i * 6, 50, 150 + i * 6, 78, colour, 1))
    );
  return (
    base +
    stroke(
      'M50 130V40H110V130M110 130V64H232V130M62 54h36v18h-36zM62 82h36v18h-36zM124 78h96v52M148 78v52M172 78v52M196 78v52M110 64C150 44 200 44 232 64',
      colour,
      1.6,
    )
  );
}

function page() {
  return [
    rect(0, 0, 1280, 1100, c.bone),
    clipBox('da-hero', 0, 0, 1280, 600, 0, house()),
    text(48, 62, 'DEN', 30, c.bone, { family: 'thin', weight: 500, tracking: 8 }),
    ...['Houses', 'Practice', 'Process', 'Visit us'].map((label, i) =>
      text([828, 928, 1034, 1150][i] ?? 0, 60, label, 17, c.bone, { family: 'thin', weight: 400 }),
    ),
    lines(48, 200, ['Houses that', 'belong where', 'they stand.'], 68, 72, '#fff8ec', {
      family: 'thin',
      weight: 300,
      tracking: -1.2,
    }),
    box(48, 392, 186, 48, 24, 'none', { stroke: '#fff8ec', 'stroke-width': 1.4 }),
    text(141, 422, 'See the houses', 17, '#fff8ec', { family: 'thin', weight: 400, anchor: 'middle' }),
    text(48, 574, 'Cliff House, Ravenscar', 16, c.bone, { family: 'thin', weight: 400 }),
    text(48, 676, 'Selected work', 34, c.char, { family: 'thin', weight: 300 }),
    text(1232, 674, '2016 to 2025', 17, c.stone, { family: 'thin', anchor: 'end' }),
    ...[
      ['01', 'Barn at Hackness', 'Conversion, 240 m²'],
      ['02', 'Cliff House', 'New build, 310 m²'],
      ['03', 'Chapel Row', 'Four homes'],
    ].map(([number, name, note], i) =>
      at(
        48 + i * 402,
        708,
        1,
        rect(0, 0, 380, 190, [c.plaster, '#dcbba5', '#d6d1c2'][i] ?? c.plaster),
        at(50, 30, 1, elevation(i, i === 1 ? c.clay : c.char)),
        text(0, 222, String(number), 16, c.clay, { family: 'thin', weight: 500 }),
        text(40, 222, String(name), 18, c.char, { family: 'thin', weight: 500 }),
        text(380, 222, String(note), 16, c.stone, { family: 'thin', anchor: 'end' }),
      ),
    ),
  ].join('');
}

/** The ground floor, 330 × 300, as the drawing office would issue it. */
function plan() {
  const wall = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' } as const;
  return [
    repeat(12, (i) => line(i * 30, -8, i * 30, 308, c.clay, 0.6, { opacity: 0.25 })),
    repeat(11, (i) => line(-8, i * 30, 338, i * 30, c.clay, 0.6, { opacity: 0.25 })),
    rect(6, 66, 204, 168, '#fffaf1'),
    rect(210, 6, 114, 228, '#fffaf1'),
    rect(60, 234, 264, 56, '#ecd3bf'),
    repeat(13, (i) => line(60 + i * 22, 234, 60 + i * 22, 290, c.brick, 0.8, { opacity: 0.6 })),
    stroke('M6 66H90M130 66H210V6H324V150M324 190V234H250M206 234H6V150M6 112V66', c.char, 8, wall),
    stroke('M210 66V106M210 144V234M210 120H250M284 120H324M96 66V130M96 168V234', c.char, 5, wall),
    stroke('M206 234H250M130 66H90M324 150V190M6 150V112', c.clay, 2.4),
    stroke('M210 144A38 38 0 0 1 248 106M96 130A38 38 0 0 0 134 168', c.stone, 1.2),
    box(24, 84, 48, 60, 3, 'none', { stroke: c.char, 'stroke-width': 1.4 }),
    line(24, 104, 72, 104, c.char, 1.4),
    box(128, 190, 62, 26, 8, 'none', { stroke: c.char, 'stroke-width': 1.4 }),
    circle(156, 148, 19, 'none', { stroke: c.char, 'stroke-width': 1.4 }),
    box(232, 20, 80, 26, 2, 'none', { stroke: c.char, 'stroke-width': 1.4 }),
    ...[246, 266].map((x) => circle(x, 33, 6, 'none', { stroke: c.char, 'stroke-width': 1.2 })),
    repeat(7, (i) => line(232 + i * 11, 196, 232 + i * 11, 226, c.char, 1.2)),
    ...(
      [
        ['Sleep', 48, 192],
        ['Live', 152, 110],
        ['Cook', 268, 84],
        ['Hall', 268, 168],
        ['Deck', 190, 268],
      ] as const
    ).map(([name, x, y]) => text(x, y, name, 14, c.clay, { family: 'thin', weight: 500, anchor: 'middle' })),
    stroke('M6 318H324M6 312V324M324 312V324', c.stone, 1.2),
    text(165, 338, '14.8 m', 13, c.stone, { family: 'thin', anchor: 'middle' }),
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.bone),
    text(28, 96, 'DEN', 24, c.char, { family: 'thin', weight: 500, tracking: 6 }),
    stroke('M336 84h26M336 93h26', c.char, 1.8),
    text(28, 160, '02', 17, c.clay, { family: 'thin', weight: 500 }),
    text(28, 206, 'Cliff House', 46, c.char, { family: 'thin', weight: 300, tracking: -1 }),
    text(28, 234, 'Ravenscar, North Yorkshire', 17, c.stone, { family: 'thin' }),
    at(30, 274, 1, plan()),
    line(28, 640, 362, 640, '#d4c7b3', 1),
    ...(
      [
        ['Floor area', '310 m²'],
        ['Heat demand', '14 kWh/m² a year'],
        ['On site', '11 months'],
      ] as const
    ).flatMap(([label, value], i) => [
      text(28, 672 + i * 38, label, 17, c.stone, { family: 'thin' }),
      text(362, 672 + i * 38, value, 17, c.char, { family: 'thin', weight: 500, anchor: 'end' }),
      line(28, 686 + i * 38, 362, 686 + i * 38, '#d4c7b3', 1),
    ]),
    rect(28, 774, 334, 44, c.clay),
    text(195, 802, 'Arrange a visit', 17, '#fff5ea', { family: 'thin', weight: 500, anchor: 'middle' }),
  ].join('');
}

/** The architects' site: a dusk elevation and a plan on the phone. */
export function denArchitecture(): string {
  return drawing(
    1600,
    1200,
    linear('da-bg', [0, 0], [1, 1], [0, '#ecdfce'], [0.55, '#dfc7b0'], [1, '#c98e6d']),
    rect(0, 0, 1600, 1200, 'url(#da-bg)'),
    // drawn wall and floor: the frames stand in a plastered room
    path('M0 930L1600 1010V1200H0Z', '#a4512f', { opacity: 0.88 }),
    path('M0 930L1600 1010V1024L0 946Z', '#8a3f22', { opacity: 0.6 }),
    path('M980 0H1240L880 970L560 950Z', '#fff6e6', { opacity: 0.3 }),
    path('M1330 0H1450L1120 984L990 978Z', '#fff6e6', { opacity: 0.22 }),
    group(
      { opacity: 0.55 },
      ...Array.from({ length: 12 }, (_, i) =>
        line(i * 150 - 60, 1200, 400 + i * 72, 944 + i * 4.6, '#c5764f', 1.6),
      ),
    ),
    shadow('da-s1', 64, 104, 1168, 910, 16, '#3b1a0c', 1.1),
    browser({
      id: 'da-b',
      x: 64,
      y: 104,
      width: 1168,
      height: 910,
      pageWidth: 1280,
      address: 'den-architecture.example',
      tone: 'light',
      page: page(),
    }),
    ellipse(1352, 1096, 190, 16, '#3b1a0c', { opacity: 0.35 }),
    shadow('da-s2', 1172, 318, 372, 764, 56, '#3b1a0c', 0.9),
    phone({ id: 'da-p', x: 1172, y: 318, width: 372, screen: screen(), statusInk: c.char }),
  );
}
