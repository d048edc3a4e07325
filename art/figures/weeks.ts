import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, ellipse, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { smallStage } from './stage.ts';

const oak = { light: '#dcae74', mid: '#c18a4d', dark: '#8d5f30' } as const;

/** A garden bench from the front, 200 × 110, its feet on the line y = 110. */
const bench = () =>
  [
    ellipse(100, 111, 112, 7, '#0a1826', { opacity: 0.16 }),
    ...[8, 182].map((x) => box(x, 0, 10, 110, 3, oak.dark)),
    ...[4, 22, 40].map((y) => box(14, y, 172, 11, 3, oak.light)),
    box(0, 52, 28, 9, 4, oak.mid),
    box(172, 52, 28, 9, 4, oak.mid),
    box(4, 66, 192, 12, 3, oak.mid),
    box(10, 80, 180, 8, 3, oak.dark),
    ...[4, 186].map((x) => box(x, 58, 10, 52, 3, oak.mid)),
  ].join('');

/** A plank becomes an armrest, under the plane. */
export const weekOne = () =>
  smallStage(
    'sand',
    1.2,
    rect(0, 214, 400, 86, '#a8763f'),
    rect(0, 214, 400, 8, oak.dark),
    box(36, 178, 328, 38, 4, oak.light),
    ...[188, 198, 207].map((y) => stroke(`M44 ${y}C120 ${y - 5} 200 ${y + 5} 356 ${y}`, oak.mid, 1.4)),
    // shavings
    stroke('M150 176c-6 -34 -40 -34 -40 -8s30 18 26 -2', '#eccb98', 6),
    stroke('M96 214c-20 -14 -40 4 -24 16', '#eccb98', 5),
    stroke('M316 232c18 -8 30 8 16 18', '#eccb98', 5),
    // the plane
    path('M150 178V142Q150 134 158 134H296Q312 134 314 150L318 178Z', oak.dark),
    box(150, 168, 168, 11, 3, h.inkLine),
    path('M256 134C252 102 282 92 294 108C300 118 292 124 296 134Z', h.beacon),
    circle(180, 124, 14, h.beacon),
    path('M204 168L226 112L240 116L222 168Z', h.mist),
  );

/** What fits on a terrace, from above, with its measures. */
export const weekTwo = () => {
  const measure = (x1: number, y1: number, x2: number, y2: number) =>
    line(x1, y1, x2, y2, h.beacon, 2.4) +
    (y1 === y2
      ? line(x1, y1 - 7, x1, y1 + 7, h.beacon, 2.4) + line(x2, y1 - 7, x2, y1 + 7, h.beacon, 2.4)
      : line(x1 - 7, y1, x1 + 7, y1, h.beacon, 2.4) + line(x1 - 7, y2, x1 + 7, y2, h.beacon, 2.4));
  return smallStage(
    'tide',
    3.1,
    box(46, 40, 280, 210, 6, '#dfe7e4'),
    ...[1, 2, 3].map((i) => line(46 + i * 70, 40, 46 + i * 70, 250, '#c2d0cd', 2)),
    ...[1, 2].map((i) => line(46, 40 + i * 70, 326, 40 + i * 70, '#c2d0cd', 2)),
    ...[62, 78, 94].map((y) => box(102, y, 168, 13, 3, oak.light)),
    box(92, 58, 12, 54, 3, oak.mid),
    box(268, 58, 12, 54, 3, oak.mid),
    ...[
      [88, 212, 24],
      [290, 204, 30],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, '#3f7d5b') + circle(x - r * 0.2, y - r * 0.2, r * 0.6, '#5b9b74'),
    ),
    measure(92, 138, 280, 138),
    text(186, 166, '1.5 m', 19, h.ink, { weight: 700, anchor: 'middle' }),
    measure(350, 40, 350, 250),
    measure(46, 272, 326, 272),
  );
};

/** The van at the gate and the bench on the lawn. */
export const weekThree = () =>
  smallStage(
    'clay',
    2.4,
    circle(322, 70, 28, '#fff3e3', { opacity: 0.9 }),
    path('M0 190C90 168 170 176 240 186S360 190 400 176V300H0Z', '#7fa878'),
    path('M0 236C120 214 280 226 400 216V300H0Z', '#5f8d62'),
    // the van
    box(22, 96, 128, 96, 8, h.chalk),
    path('M150 122H184Q192 122 198 132L212 156V192H150Z', h.chalk),
    path('M160 132H182L196 156H160Z', '#9fc4cb'),
    rect(22, 150, 190, 10, h.tide),
    box(36, 110, 66, 26, 4, oak.mid),
    box(208, 172, 10, 20, 3, h.slate),
    ...[62, 176].map((x) => circle(x, 194, 20, h.ink) + circle(x, 194, 9, h.mist)),
    at(196, 172, 0.86, bench()),
  );

/** A bench with its price, under bunting for the bank holiday. */
export const weekFour = () => {
  const flags = [h.beacon, h.chalk, h.tideBright, h.chalk, h.beacon, h.chalk, h.tideBright, h.chalk];
  return smallStage(
    'ink',
    4.4,
    stroke('M-6 34C110 92 290 92 406 34', '#cfe2e8', 2.4),
    repeat(flags.length, (i) => {
      const x = 24 + i * 47;
      const y = 34 + 43.5 * (1 - ((x - 182) / 190) ** 2) + 2;
      return path(`M${x} ${y}h30l-15 34z`, flags[i] ?? h.chalk);
    }),
    rect(0, 250, 400, 50, '#1f3a4c'),
    at(84, 128, 1.14, bench()),

    path('M280 186H332L350 206L332 226H280Z', h.beacon),
    circle(340, 206, 3.5, h.chalk),
    stroke('M302 164C330 168 346 186 340 205', '#f3ebdd', 2),
    text(287, 212, '£420', 16, h.ink, { family: 'display', weight: 700 }),
  );
};
