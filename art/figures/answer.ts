import { house as h } from '#art/kit/palette.ts';
import { box, path } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { slip } from './stage.ts';

/** An answer on a slip, with the source that it names. */
export const answer = (id: string, x: number, y: number, wide: number, high: number): string =>
  [
    slip(id, x, y, wide, high),
    path(
      `M${x + 28} ${y + 18}l4.5 11.5 11.5 4.5 -11.5 4.5 -4.5 11.5 -4.5 -11.5 -11.5 -4.5 11.5 -4.5z`,
      h.beacon,
    ),
    text(x + 54, y + 41, 'Answer', 22, h.ink, { family: 'display', weight: 700 }),
    text(x + wide - 18, y + 40, '2 sources', 17, h.slate, { weight: 500, anchor: 'end' }),
    box(x + 14, y + 62, wide - 28, high - 76, 10, '#fff1ea', { stroke: h.beacon, 'stroke-width': 2.2 }),
    box(x + 28, y + 74, 26, 24, 6, h.beacon),
    text(x + 41, y + 92, '1', 17, h.ink, { weight: 700, anchor: 'middle' }),
    text(x + 66, y + 93, 'moordaleheating.example', 19, h.ink, { weight: 700 }),
    text(x + 28, y + 124, 'Running costs of 140 homes', 18, '#5b4238'),
  ].join('');
