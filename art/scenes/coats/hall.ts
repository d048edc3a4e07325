import { pencil } from '#art/kit/sheet.ts';
import { at, circle, drawing, group, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { brass, fieldCoat, hoodie, jacket, longCoat, raincoat, seaCoat, trenchCoat } from './garments.ts';
import { boots, floor, pair, trainers, wellies } from './shoes.ts';

/** Across the foot of the page, on whatever it stands on by day and by night: its board goes down behind the footer's water. Phones and tablets have three of them. */
export const coatsSize = { width: 2000, height: 592 } as const;
export const coatsNarrowSize = { width: 800, height: 566 } as const;

const rail = 54;
const wood = { base: '#b98655', lit: '#d7ab7b', shade: '#8a5f38' };

/** Each with the shoes below it. */
type Hung = { coat: string; shoes: (x: number) => string };
const hung: readonly Hung[] = [
  { coat: seaCoat, shoes: (x) => pair(x, boots('#5b4130', '#33231a')) },
  { coat: raincoat, shoes: (x) => pair(x, wellies('#15707a', '#0a4b54')) },
  { coat: hoodie, shoes: (x) => pair(x, trainers('#d9e0e4', '#8496a2')) },
  { coat: fieldCoat, shoes: (x) => pair(x, wellies('#4c6b4a', '#2c412e')) },
  { coat: trenchCoat, shoes: (x) => pair(x, boots('#4b535e', '#2d343d')) },
  { coat: jacket, shoes: (x) => pair(x, trainers('#e2604a', '#a53422')) },
  { coat: longCoat, shoes: (x) => pair(x, boots('#8a5a33', '#573619')) },
];

/** A peg of brass on the rail, which stands out before what hangs there. */
const peg = (x: number) =>
  circle(x, rail + 15, 13, brass.shade) +
  circle(x, rail + 14, 12, brass.base) +
  circle(x, rail + 16, 7.4, brass.shade) +
  circle(x, rail + 14, 7.4, brass.lit);

const board = (from: number, width: number) =>
  rect(from, rail - 4, width, 42, '#0b1a28', { opacity: 0.12 }) +
  rect(from, rail - 8, width, 40, wood.base) +
  rect(from, rail - 8, width, 5, wood.lit) +
  rect(from, rail + 26, width, 6, wood.shade) +
  stroke(
    repeat(Math.ceil(width / 150), (i) => `M${from + i * 150 + 16} ${rail + 6 + (i % 3) * 6}q40 -4 84 0`),
    wood.shade,
    1.6,
    { opacity: 0.55 },
  );

/** Nobody’s yet: a ticket on a string, and a place to put one’s shoes. */
const free = (x: number) =>
  peg(x) +
  stroke(`M${x} ${rail + 20}C${x - 4} ${rail + 44} ${x + 3} ${rail + 54} ${x} ${rail + 72}`, '#7d6a4a', 2.4) +
  group(
    { transform: `translate(${x} ${rail + 66}) rotate(4) scale(1.3)` },
    path('M-42 16L-20 0H20L42 16V112H-42Z', '#0b1a28', { opacity: 0.16, transform: 'translate(5 6)' }),
    path('M-42 16L-20 0H20L42 16V112H-42Z', '#fdf3dd'),
    circle(0, 15, 6, '#c9b48a'),
    text(0, 74, 'You?', 36, pencil.red, { family: 'serif', italic: true, anchor: 'middle' }),
    stroke('M-26 90C-8 84 8 88 26 84', pencil.red, 3),
  ) +
  // A mat.
  path(`M${x - 88} ${floor}L${x - 72} ${floor - 22}H${x + 72}L${x + 88} ${floor}Z`, '#a98a5b') +
  path(`M${x - 76} ${floor - 4}L${x - 64} ${floor - 18}H${x + 64}L${x + 76} ${floor - 4}Z`, 'none', {
    stroke: '#7c6238',
    'stroke-width': 3,
  });

const hang = (x: number, { coat: drawn, shoes }: Hung) =>
  shoes(x) + at(x, rail + 16, 1, drawn) + circle(x, rail + 14, 7.4, brass.lit);

function hall(width: number, pegs: readonly (readonly [x: number, hung: number])[], freeAt: number) {
  return [
    board(0, width),
    rect(0, floor - 2, width, coatsSize.height - floor + 2, wood.shade),
    rect(0, floor - 2, width, 3, wood.lit),
    ...pegs.map(([x]) => peg(x)),
    ...pegs.map(([x, which]) => hang(x, hung[which] as Hung)),
    free(freeAt),
  ];
}

/** The coats of seven, each with what its owner does, and the peg that nobody has yet. */
export const coats = () =>
  drawing(
    coatsSize.width,
    coatsSize.height,
    ...hall(
      2000,
      hung.map((_, i) => [152 + i * 242, i] as const),
      1848,
    ),
  );

/** Three of them, and the same peg. */
export const coatsNarrow = () =>
  drawing(
    coatsNarrowSize.width,
    coatsNarrowSize.height,
    at(
      0,
      -26,
      1,
      ...hall(
        800,
        [
          [104, 0],
          [302, 2],
          [498, 5],
        ],
        692,
      ),
    ),
  );
