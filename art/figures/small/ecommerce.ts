import { mug } from '#art/figures/ecommerce.ts';
import { slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, ellipse, line } from '#art/kit/svg.ts';

/** A mug, and its order on the way. */
export const ecommerceSmall = () =>
  smallStage(
    'tide',
    7.4,
    slip('se', 92, 34, 216, 182),
    box(104, 46, 192, 158, 8, '#d7e7e3'),
    ellipse(200, 190, 66, 7, '#000', { opacity: 0.13 }),
    at(192, 122, 1.22, mug(h.tide, h.chalk)),
    slip('se-o', 48, 196, 304, 70, h.ink),
    line(84, 231, 316, 231, '#3a5066', 6, { 'stroke-linecap': 'round' }),
    line(84, 231, 239, 231, h.beacon, 6, { 'stroke-linecap': 'round' }),
    ...[0, 1, 2, 3].map((i) =>
      circle(84 + i * 77.3, 231, 10, i < 3 ? h.beacon : '#3a5066', { stroke: h.ink, 'stroke-width': 4 }),
    ),
  );
