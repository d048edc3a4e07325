import { contact, shadow } from '#art/kit/frames.ts';
import {
  at,
  box,
  circle,
  clipBox,
  drawing,
  ellipse,
  group,
  line,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cap, cloth, hoodie } from './yards-garments.ts';

const poster = { family: 'poster' } as const;

/** The shop’s first page, a word of it as large as a hand on a phone, where the tile is 160 pixels wide. */
const page = () =>
  [
    rect(0, 0, 1130, 1080, c.pale),
    text(52, 140, 'YARDS', 112, c.coal, poster),
    stroke('M986 80h76M986 112h76', c.coal, 9),
    rect(0, 190, 1130, 890, c.concrete),
    repeat(5, (i) => line(226 * (i + 1), 190, 226 * (i + 1), 1080, '#c3c2bb', 2)),
    text(52, 482, 'BACK', 288, c.coal, poster),
    rect(52, 510, 556, 284, c.lime),
    text(68, 778, 'YARD', 280, c.coal, poster),
    ellipse(836, 818, 200, 16, '#000', { opacity: 0.2 }),
    at(836, 566, 2.04, hoodie(cloth.coal)),
    box(52, 838, 620, 128, 4, c.coal),
    text(362, 932, 'Shop the drop', 86, c.lime, { weight: 700, anchor: 'middle' }),
    text(1062, 934, '£78', 96, c.coal, { weight: 700, anchor: 'end' }),
  ].join('');

/** The store tile of the home page: its shop in a window that goes on beyond the tile, a cap hung on its corner. */
export function storeTile(): string {
  const [x, y, bar] = [104, 112, 84];
  return drawing(
    1200,
    1200,
    rect(0, 0, 1200, 1200, c.lime),
    shadow('st-s', x, y, 1200, 1200, 30, '#2b3400', 1),
    clipBox(
      'st-w',
      x,
      y,
      1200,
      1200,
      30,
      rect(x, y, 1200, bar, '#232427'),
      ...[274, 318, 362].map((cx) => circle(cx, y + bar / 2, 12, '#5b5d62')),
      box(416, y + 17, 640, bar - 34, 18, '#35373b'),
      at(x, y + bar, 1, page()),
    ),
    contact('st-c', 118, 226, 84, 10, '#000', 0.3),
    group({ transform: 'rotate(-14 130 150)' }, at(132, 150, 1.12, cap(cloth.navy))),
  );
}
