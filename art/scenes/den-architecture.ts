import { standing, standingSize } from '#art/kit/standing.ts';
import { at, box, circle, clipBox, drawing, line, linear, rect, repeat, stroke } from '#art/kit/svg.ts';
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
  return (
    base +
    stroke(
      'M30 130V78H190V130M90 78V34H256V104H190M256 104V130M106 50h40v40M46 92h40v38M206 50h34v34h-34z',
      colour,
      1.6,
    ) +
    repeat(9, (i) => line(150 + i * 6, 50, 150 + i * 6, 78, colour, 1))
  );
}

function page() {
  return [
    rect(0, 0, 1280, 780, c.bone),
    linear('da-shade', [0, 0], [1, 0], [0, '#4a1c0d', 0.72], [0.5, '#4a1c0d', 0.5], [1, '#4a1c0d', 0]),
    clipBox('da-hero', 0, 0, 1280, 522, 0, at(-10, 0, 0.87, house()), rect(0, 0, 560, 522, 'url(#da-shade)')),
    text(48, 64, 'DEN', 32, c.bone, { family: 'thin', weight: 500, tracking: 8 }),
    ...['Houses', 'Practice', 'Process'].map((label, i) =>
      text([560, 684, 818][i] ?? 0, 62, label, 21, c.bone, { family: 'thin', weight: 400 }),
    ),
    lines(48, 176, ['Houses that', 'belong where', 'they stand.'], 60, 64, '#fff8ec', {
      family: 'thin',
      weight: 400,
      tracking: -1.2,
    }),
    box(48, 342, 204, 52, 26, 'none', { stroke: '#fff8ec', 'stroke-width': 1.4 }),
    text(150, 375, 'See the houses', 21, '#fff8ec', { family: 'thin', weight: 400, anchor: 'middle' }),
    text(48, 496, 'Cliff House, Ravenscar', 20, c.bone, { family: 'thin', weight: 400 }),
    text(48, 572, 'Selected work', 33, c.char, { family: 'thin', weight: 300 }),
    ...[
      ['01', 'Barn at Hackness'],
      ['02', 'Cliff House'],
    ].map(([number, name], i) =>
      at(
        48 + i * 300,
        590,
        1,
        rect(0, 0, 284, 100, [c.plaster, '#dcbba5'][i] ?? c.plaster),
        at(58, 8, 0.6, elevation(i, i === 1 ? c.clay : c.char)),
        text(0, 126, String(number), 20, c.clay, { family: 'thin', weight: 500 }),
        text(38, 126, String(name), 21, c.char, { family: 'thin', weight: 500 }),
      ),
    ),
  ].join('');
}

const names = () =>
  [
    ...(
      [
        ['Sleep', 48, 192],
        ['Live', 152, 110],
        ['Cook', 268, 84],
        ['Hall', 268, 168],
        ['Deck', 190, 268],
      ] as const
    ).map(([name, x, y]) => text(x, y, name, 20, c.clay, { family: 'thin', weight: 500, anchor: 'middle' })),
    text(165, 342, '14.8 m', 20, c.stone, { family: 'thin', anchor: 'middle' }),
  ].join('');

/** The ground floor, 330 × 300, as the drawing office would issue it. @param named with its rooms and its measure */
export function plan(named = true) {
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
    stroke('M6 318H324M6 312V324M324 312V324', c.stone, 1.2),
    named ? names() : '',
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.bone),
    text(28, 96, 'DEN', 24, c.char, { family: 'thin', weight: 500, tracking: 6 }),
    stroke('M336 84h26M336 93h26', c.char, 1.8),
    text(28, 158, '02', 21, c.clay, { family: 'thin', weight: 500 }),
    text(28, 206, 'Cliff House', 46, c.char, { family: 'thin', weight: 300, tracking: -1 }),
    text(28, 238, 'Ravenscar, North Yorkshire', 21, c.stone, { family: 'thin' }),
    at(30, 274, 1, plan()),
    line(28, 640, 362, 640, '#d4c7b3', 1),
    ...(
      [
        ['Floor area', '310 m²'],
        ['Heat a year', '14 kWh/m²'],
        ['On site', '11 months'],
      ] as const
    ).flatMap(([label, value], i) => [
      text(28, 672 + i * 38, label, 21, c.stone, { family: 'thin' }),
      text(362, 672 + i * 38, value, 21, c.char, { family: 'thin', weight: 500, anchor: 'end' }),
      line(28, 686 + i * 38, 362, 686 + i * 38, '#d4c7b3', 1),
    ]),
    rect(28, 774, 334, 44, c.clay),
    text(195, 803, 'Arrange a visit', 22, '#fff5ea', { family: 'thin', weight: 500, anchor: 'middle' }),
  ].join('');
}

/** The architects' site: a dusk elevation and a plan on the phone. */
export const denArchitecture = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    standing({
      ...{ id: 'da', address: 'den-architecture.example', tone: 'light', page: page() },
      ...{ screen: screen(), statusInk: c.char, shade: '#2b1006' },
    }),
  );
