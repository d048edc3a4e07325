import { risingLine, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { circle, curve, line, stroke } from '#art/kit/svg.ts';

/** Enquiries that rise while their cost falls. */
export const ppcAdvertisingSmall = () =>
  smallStage(
    'tide',
    3.3,
    slip('sp', 44, 40, 312, 220, h.ink),
    ...[96, 146, 196].map((y) => line(68, y, 332, y, h.inkLine, 1.6)),
    line(68, 236, 332, 236, '#4a6278', 2),
    risingLine(
      'sp-rise',
      [
        [72, 214],
        [116, 206],
        [160, 202],
        [204, 168],
        [248, 128],
        [292, 96],
        [324, 72],
      ],
      236,
      h.beacon,
      7,
    ),
    stroke(
      curve([
        [72, 82],
        [116, 92],
        [160, 112],
        [204, 140],
        [248, 172],
        [292, 188],
        [324, 196],
      ]),
      '#8fd3cf',
      6,
      { 'stroke-dasharray': '1 13' },
    ),
    circle(324, 196, 10, '#8fd3cf', { stroke: '#fff', 'stroke-width': 3 }),
  );
