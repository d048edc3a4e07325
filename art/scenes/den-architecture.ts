import { browser, phone, shadow } from '#art/kit/frames.ts';
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
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, house } from './den-house.ts';

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
    linear('da-shade', [0, 0], [1, 0], [0, '#4a1c0d', 0.72], [0.5, '#4a1c0d', 0.5], [1, '#4a1c0d', 0]),
    clipBox('da-hero', 0, 0, 1280, 600, 0, house(), rect(0, 0, 660, 600, 'url(#da-shade)')),
    text(48, 62, 'DEN', 30, c.bone, { family: 'thin', weight: 500, tracking: 8 }),
    ...['Houses', 'Practice', 'Process', 'Visit us'].map((label, i) =>
      text([828, 928, 1034, 1150][i] ?? 0, 60, label, 17, c.bone, { family: 'thin', weight: 400 }),
    ),
    lines(48, 200, ['Houses that', 'belong where', 'they stand.'], 68, 72, '#fff8ec', {
      family: 'thin',
      weight: 400,
      tracking: -1.2,
    }),
    box(48, 392, 186, 48, 24, 'none', { stroke: '#fff8ec', 'stroke-width': 1.4 }),
    text(141, 422, 'See the houses', 17, '#fff8ec', { family: 'thin', weight: 400, anchor: 'middle' }),
    text(48, 574, 'Cliff House, Ravenscar', 16, c.bone, { family: 'thin', weight: 400 }),
    text(48, 676, 'Selected work', 34, c.char, { family: 'thin', weight: 300 }),
    text(1186, 674, '2016 to 2025', 17, c.stone, { family: 'thin', anchor: 'end' }),
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
