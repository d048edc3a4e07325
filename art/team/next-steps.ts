import { house } from '#art/kit/palette.ts';
import { pencil } from '#art/kit/sheet.ts';
import {
  at,
  box,
  circle,
  denseDrawing,
  ellipse,
  group,
  line,
  path,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Drawn in a quarter of these units: 220 × 132, as wide as a third of the page. Each stands on its lower edge. */
export const nextStepSize = { width: 880, height: 528 } as const;

const ground = 128;
const standing = (...drawn: string[]) => denseDrawing(440, 264, at(0, 0, 2, ...drawn));
const paper = '#fdfbf5';
const kraft = { base: '#dcbd90', shade: '#b9935f', light: '#ecd6b2' };
const teal = { base: '#0f6b73', dark: '#0a4b54' };
const wood = { base: '#e2604a', shade: '#8f2a1a' };

const shadow = (x: number, width: number) => ellipse(x, ground, width / 2, 3.4, '#0b1a28', { opacity: 0.22 });

/** A letter that has been opened and read with a pencil: what is good in it is circled. */
export const nextRead = () =>
  standing(
    at(
      -26,
      0,
      1,
      shadow(115, 178),
      path('M26 62L104 12L182 62V80H26Z', kraft.shade),
      group(
        { transform: 'rotate(-3 104 60)' },
        box(44, 8, 120, 110, 3, '#0b1a28', { opacity: 0.14, transform: 'translate(3 3)' }),
        box(44, 6, 120, 110, 3, paper),
        box(56, 18, 52, 8, 3, house.ink),
        ...[34, 44, 54].map((y, index) => box(56, y, [94, 84, 60][index] ?? 60, 4, 2, '#b9c2c6')),
        stroke('M52 58C60 46 126 44 140 54S112 70 78 68S46 64 58 52', pencil.red, 2.4),
        stroke('M146 28l5 6l10 -14', pencil.red, 3),
      ),
      path('M26 62L104 104L182 62V126a2 2 0 0 1 -2 2H28a2 2 0 0 1 -2 -2Z', kraft.base),
      path('M26 126L92 94L104 104L116 94L182 126a2 2 0 0 1 -2 2H28a2 2 0 0 1 -2 -2Z', kraft.light),
      stroke('M28 127L92 95M180 127L116 95', kraft.shade, 1.2, { opacity: 0.7 }),
      group(
        { transform: 'translate(160 122) rotate(-6)' },
        rect(0, -5, 40, 3.4, wood.base),
        rect(0, -1.6, 40, 3.4, pencil.red),
        rect(0, 1.8, 40, 3.4, wood.shade),
        path('M0 -5L-13 0L0 5.200Z', '#fff3d8'),
        path('M-8 -2L-14 0L-8 2Z', pencil.red),
        rect(40, -5, 4, 10.2, '#d9b04c'),
      ),
    ),
  );

const mug = (x: number, colour: string, side: 1 | -1) =>
  group(
    { transform: `translate(${x} 0) scale(${side} 1)` },
    shadow(0, 60),
    stroke('M20 84C38 80 38 108 19 106', colour, 6),
    path('M-24 74H24V118C24 124 20 128 14 128H-14C-20 128 -24 124 -24 118Z', colour),
    rect(-19, 78, 6, 40, '#ffffff', { opacity: 0.22 }),
    ellipse(0, 74, 24, 5, '#0b1a28', { opacity: 0.25 }),
    ellipse(0, 74.5, 21, 3.8, '#8a5226'),
    stroke('M-8 64C-14 54 -2 48 -8 36M8 62C2 52 14 46 8 32', '#8aa0ad', 2.6, { opacity: 0.7 }),
  );

/** Tea for two. */
export const nextTalk = () =>
  standing(
    at(
      -9,
      0,
      1,
      mug(48, teal.base, -1),
      mug(172, house.beacon, 1),
      // A plate of biscuits between both.
      shadow(110, 74),
      path('M76 118H144L134 127H86Z', paper),
      path('M86 127H134L130 128H90Z', '#c9d3d7'),
      line(76, 118.5, 144, 118.5, '#dfe7ea', 2),
      ...[
        [98, 112],
        [121, 112],
        [110, 103],
      ].map(
        ([x = 0, y = 0]) =>
          ellipse(x, y, 14, 5.5, '#a8692f') +
          ellipse(x, y - 1.6, 14, 5, '#dca25c') +
          [-6, 0, 6].map((shift) => circle(x + shift, y - 2, 1, '#8a5226')).join(''),
      ),
    ),
  );

/** A page of the calendar for one day, and what it is paid with. */
export const nextDay = () =>
  standing(
    at(
      -34,
      0,
      1,
      shadow(88, 108),
      path('M34 128L42 22H130L138 128Z', teal.dark),
      box(38, 18, 96, 104, 4, '#0b1a28', { opacity: 0.16, transform: 'translate(3 4)' }),
      box(38, 18, 96, 104, 4, paper),
      path('M38 22a4 4 0 0 1 4 -4H130a4 4 0 0 1 4 4V44H38Z', house.beacon),
      ...[58, 86, 114].map((x) => stroke(`M${x} 26V10`, '#567180', 4) + circle(x, 27, 3.2, '#0b1a28')),
      text(86, 100, '1', 54, house.ink, { family: 'display', weight: 700, anchor: 'middle' }),
      stroke('M104 112L134 92V118a4 4 0 0 1 -4 4H102Z', '#e4dccb', 1),
      path('M104 122L134 94V118a4 4 0 0 1 -4 4Z', '#e9e2d2'),
      shadow(176, 60),
      repeat(5, (index) => {
        const y = 122 - index * 8;
        const x = 172 + (index % 2) * 3;
        return (
          rect(x - 20, y - 3, 40, 7, '#b98a2c') +
          ellipse(x, y + 4, 20, 3, '#b98a2c') +
          ellipse(x, y - 3, 20, 3.6, '#f0cd72') +
          ellipse(x, y - 3, 14, 2.2, 'none', { stroke: '#c79a3e', 'stroke-width': 1 })
        );
      }),
    ),
  );
