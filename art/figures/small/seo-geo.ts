import { bar, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, circle, clipBox, ellipse, line, path, rect, stroke } from '#art/kit/svg.ts';

/** A search, and a place on the map. */
export const seoGeoSmall = () =>
  smallStage(
    'ink',
    0.9,
    slip('ss-m', 70, 84, 260, 182, '#dbe8dd'),
    clipBox(
      'ss-map',
      ...([70, 84, 260, 182, 12] as const),
      stroke('M60 226C120 180 170 250 240 210S310 160 344 176', '#fff', 14),
      stroke('M150 70C170 130 140 190 190 280', '#fff', 11),
      stroke('M60 130C120 120 160 146 220 122S300 96 344 100', '#a7cfd6', 13),
    ),
    ellipse(216, 240, 22, 6, '#07111c', { opacity: 0.25 }),
    at(
      216,
      172,
      1,
      path('M0 -46C-30 -46 -50 -24 -50 2C-50 38 0 70 0 70S50 38 50 2C50 -24 30 -46 0 -46Z', h.beacon),
    ),
    circle(216, 172, 17, h.paper),
    slip('ss-s', 40, 36, 320, 56, h.paper, 28),
    circle(72, 62, 10, 'none', { stroke: h.tide, 'stroke-width': 4 }),
    line(79, 69, 87, 77, h.tide, 4, { 'stroke-linecap': 'round' }),
    bar(104, 58, 92, h.ink, 12),
    bar(206, 58, 58, h.ink, 12),
    rect(276, 48, 4, 32, h.beacon),
  );
