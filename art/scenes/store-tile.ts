import { shadow } from '#art/kit/frames.ts';
import { at, circle, clipBox, drawing, ellipse, line, rect, repeat } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { c, cloth, hoodie } from './yards-garments.ts';

const poster = { family: 'poster' } as const;

/** Two words of the shop’s first page and what it sells, which is all that is read of it where it is 160 pixels wide. */
const page = () =>
  [
    rect(0, 0, 1130, 1080, c.concrete),
    repeat(5, (i) => line(226 * (i + 1), 0, 226 * (i + 1), 1080, '#c3c2bb', 2)),
    text(56, 404, 'BACK', 282, c.coal, poster),
    rect(56, 440, 556, 284, c.lime),
    text(68, 708, 'YARD', 280, c.coal, poster),
    ellipse(862, 760, 196, 18, '#000', { opacity: 0.22 }),
    at(862, 532, 1.94, hoodie(cloth.coal)),
  ].join('');

/** The store tile of the home page: its shop in a window that goes on beyond the tile. */
export function storeTile(): string {
  const [x, y, bar] = [76, 150, 84];
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
      ...[48, 96, 144].map((dot) => circle(x + dot, y + bar / 2, 14, '#5b5d62')),
      at(x, y + bar, 1, page()),
    ),
  );
}
