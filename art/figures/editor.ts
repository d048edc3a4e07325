import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { slip } from './stage.ts';

/** The window of an editor with a file open, as the list of services shows it. @param bar how high its bar is */
export const editor = (id: string, [x, y, w, h]: readonly [number, number, number, number], bar: number) =>
  [
    slip(id, x, y, w, h, '#101f2f'),
    box(x, y, w, h, 12, 'none', { stroke: '#3a5066', 'stroke-width': 1.4 }),
    box(x, y, w, bar, 12, '#182b3e'),
    rect(x, y + 20, w, bar - 20, '#182b3e'),
    ...[20, 36, 52].map((from) => circle(x + from, y + bar / 2, 5, '#3a5066')),
    text(x + 77, y + bar / 2 + 6, 'book.ts', 17.4, '#dfe6ea', { family: 'mono' }),
  ].join('');

/** The line of a file that is being looked at. */
export const lineLookedAt = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, '#f4623a', { opacity: 0.14 }) + rect(x, y, 4, height, h.beacon);

/** How soon a page is there: a quarter of what would be too long. @param x its left end @param y the foot of its dial */
export const soonThere = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    stroke('M0 0a18 18 0 1 1 36 0', h.sand, 6),
    stroke('M0 0a18 18 0 0 1 13 -17.300', h.beacon, 6),
    text(46, 0, '0.9 s', 27, h.ink, { family: 'display', weight: 700, tracking: -0.6 }),
  );
