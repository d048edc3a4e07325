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

const skin = { light: '#e9b994', dark: '#cf966d' } as const;
const shaved = { light: '#f6dfb6', dark: '#d7ae78' } as const;

/** A strip of wood as it comes off the blade. */
const shaving = (d: string, width: number) =>
  stroke(d, shaved.dark, width + 2) + stroke(d, shaved.light, width - 1);

/** A bench plane from its side, moving left: sole, cheek, blade, knob and handle. */
const plane = () =>
  [
    path('M208 160L238 98L254 105L230 160Z', h.mist),
    path('M222 160L246 112L254 116L236 160Z', h.slate),
    circle(243, 124, 5, '#e0b05a'),
    path(
      'M262 164C268 146 258 134 262 116C265 100 284 96 294 106C299 112 294 119 288 121C280 124 280 134 284 144C287 151 292 156 294 164Z',
      oak.dark,
    ),
    path('M136 164C134 154 126 150 126 138A17 17 0 0 1 160 138C160 150 152 154 150 164Z', oak.dark),
    path('M112 184V170Q112 162 122 162H188L200 150H246L258 162H312Q324 164 324 184Z', h.inkLine),
    path('M112 176H324V184Q324 188 320 188H112Z', '#4b6074'),
    stroke('M126 169H184', '#6f8496', 2),
  ].join('');

/** A forearm from the right, its hand around what is at (0, 0). */
const forearm = () =>
  [
    path('M34 -26L150 -104L178 -40L56 22Z', h.tide),
    path('M26 -22L40 -31L62 20L48 28Z', h.tideBright),
    path('M-16 -8C-14 -22 6 -28 22 -24L48 22C34 32 16 32 2 24Z', skin.light),
    ...[0, 1, 2].map((i) =>
      stroke(
        `M${10 + i * 4} ${-12 + i * 13}C${-4 + i * 3} ${-15 + i * 13} -16 ${-10 + i * 13} -19 ${-4 + i * 12}`,
        skin.dark,
        14,
      ),
    ),
    ...[0, 1, 2].map((i) =>
      stroke(
        `M${10 + i * 4} ${-13 + i * 13}C${-4 + i * 3} ${-16 + i * 13} -16 ${-11 + i * 13} -19 ${-5 + i * 12}`,
        skin.light,
        11.5,
      ),
    ),
  ].join('');

/** A plank becomes an armrest under the plane, as the camera sees it. */
export const weekOne = () =>
  smallStage(
    'sand',
    1.2,
    rect(0, 222, 400, 78, '#a8763f'),
    rect(0, 222, 400, 8, oak.dark),
    path('M24 224V200Q24 188 38 188H376V224Z', oak.light),
    path('M24 224V216H376V224Z', oak.mid),
    ...[196, 203, 210].map((y) => stroke(`M42 ${y}C140 ${y - 4} 210 ${y + 4} 370 ${y}`, oak.mid, 1.4)),
    shaving('M206 158C204 118 184 62 146 60C116 60 108 96 132 102C150 105 156 84 142 80', 11),
    plane(),
    at(282, 122, 1, forearm()),
    shaving('M54 250c-22 -14 -40 6 -22 18c14 8 26 -6 14 -12', 7),
    shaving('M298 262c20 -14 42 2 28 16c-10 8 -22 0 -16 -8', 7),
    shaving('M120 278c14 -16 40 -10 36 6', 7),
    box(18, 18, 96, 34, 17, h.ink),
    circle(37, 35, 6, h.beacon),
    text(51, 41.5, '0:12', 19, h.chalk, { weight: 700 }),
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
    measure(92, 154, 280, 154),
    text(196, 181, '1.5 m', 19, h.ink, { weight: 700, anchor: 'middle' }),
    measure(72, 58, 72, 112),
    text(50, 135, '0.5 m', 19, h.ink, { weight: 700 }),
    measure(350, 40, 350, 250),
    text(366, 145, '1.7 m', 19, h.chalk, { weight: 700, anchor: 'middle', transform: 'rotate(90 366 145)' }),
    measure(46, 268, 326, 268),
    text(186, 291, '2.2 m', 19, h.chalk, { weight: 700, anchor: 'middle' }),
  );
};

/** A van from its side, its maker's name on it, 236 × 150, its wheels on the line y = 150. */
const van = () =>
  [
    ellipse(118, 150, 126, 7, '#0a1826', { opacity: 0.2 }),
    path('M4 132V16Q4 4 16 4H136Q158 4 170 22L194 58Q226 62 232 86V132Z', h.chalk),
    path('M4 108H232V126Q232 134 224 134H12Q4 134 4 126Z', '#e2ded4'),
    path('M142 18H148Q158 18 164 28L184 58H142Z', '#8fb9c2'),
    stroke('M134 12V132M72 12V84M142 66H184', '#cfcabd', 2),
    stroke('M122 74h8M150 74h9', h.slate, 3),
    path('M4 88H232V97H4Z', h.tide),
    text(14, 44, 'Whitby', 18, h.tide, { family: 'display', weight: 700 }),
    text(14, 65, 'Oak Benches', 18, h.tide, { family: 'display', weight: 700 }),
    path('M222 82Q232 86 232 96H222Z', '#f7d58c'),
    ...[48, 186].map(
      (x) =>
        path(`M${x - 27} 134A27 27 0 0 1 ${x + 27} 134Z`, '#bdb8aa') +
        circle(x, 131, 20, h.ink) +
        circle(x, 131, 10, h.mist) +
        circle(x, 131, 3.5, h.slate),
    ),
  ].join('');

/** The van in the lane before a cottage, and the bench on the lawn. */
export const weekThree = () =>
  smallStage(
    'clay',
    2.4,
    path('M0 150C90 116 180 132 250 120S360 104 400 116V300H0Z', '#9dbb90'),
    // the cottage
    path('M268 128L286 74H384L402 128Z', '#a5523b'),
    box(340, 56, 22, 40, 2, '#c9b79a'),
    rect(276, 126, 130, 62, '#ddcfb4'),
    ...[292, 356].map((x) => box(x, 138, 26, 24, 2, '#5d7c86') + stroke(`M${x + 13} 138v24`, '#f3ebdd', 2)),
    box(327, 140, 20, 48, 2, h.tide),
    path('M0 182H400V216H0Z', '#c3b8a2'),
    path('M0 214C120 204 280 210 400 202V300H0Z', '#5f8d62'),
    path('M0 252C130 240 270 252 400 236V300H0Z', '#527f57'),
    at(12, 58, 1, van()),
    at(206, 178, 0.86, bench()),
    ...[
      [34, 262],
      [92, 280],
      [150, 256],
    ].map(([x = 0, y = 0]) => stroke(`M${x} ${y}v-9M${x - 5} ${y}l-3 -7M${x + 5} ${y}l3 -7`, '#8db58a', 2.4)),
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
