import { shadow } from '#art/kit/frames.ts';
import { at, box, circle, group, line, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c } from './den-house.ts';

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
function plan(named: boolean) {
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

/** The ground floor of a house on paper, 430 × 470, as it lies before a screen. @param named with its rooms */
export const planSheet = (id: string, named: boolean) =>
  group(
    { transform: 'rotate(-8 195 215)' },
    shadow(id, 0, 0, 430, 470, 4, '#1a0a04', 0.6),
    rect(0, 0, 430, 470, '#fbf6ec'),
    at(47, 44, 1.06, plan(named)),
  );
