import { bar, pointer, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, group } from '#art/kit/svg.ts';

/** A deal on its way to the last column. */
export const crmSmall = () => {
  const card = (x: number, y: number, tint: string) =>
    box(x, y, 96, 62, 9, h.paper) +
    circle(x + 20, y + 21, 11, tint) +
    bar(x + 38, y + 13, 46, h.ink, 8) +
    bar(x + 38, y + 26, 30, h.sandDeep, 7) +
    bar(x + 12, y + 44, 40, h.ink, 8);
  return smallStage(
    'tide',
    6.3,
    ...[34, 148, 262].map(
      (x, i) =>
        box(x, 34, 108, 234, 13, '#0a2f38', {
          opacity: 0.85,
          ...(i === 2 && { stroke: h.beacon, 'stroke-width': 2.4, 'stroke-dasharray': '8 7' }),
        }) + bar(x + 10, 44, 88, ['#8fd3cf', '#f3cf8f', h.beacon][i] ?? '', 6),
    ),
    card(40, 62, '#b9653a'),
    card(40, 132, '#6f8868'),
    card(154, 62, '#7a7f2c'),
    card(268, 196, '#0f5e66'),
    box(154, 132, 96, 62, 9, 'none', {
      stroke: '#fbb193',
      'stroke-width': 2,
      'stroke-dasharray': '7 6',
      opacity: 0.8,
    }),
    group(
      { transform: 'rotate(6 280 118)' },
      slip('sc', 226, 84, 112, 72),
      box(226, 84, 112, 72, 12, 'none', { stroke: h.beacon, 'stroke-width': 3 }),
      circle(248, 108, 13, h.tide),
      bar(269, 99, 54, h.ink, 9),
      bar(269, 114, 36, h.sandDeep, 8),
      bar(240, 136, 50, h.ink, 9),
    ),
    pointer(304, 142, 1.1),
  );
};
