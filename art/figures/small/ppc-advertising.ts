import { pill, risingLine, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, curve, line, type Point, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** The advert that won, and the enquiries that came of it. */
export function ppcAdvertisingSmall(): string {
  const along = (heights: readonly number[]) => heights.map((y, i): Point => [44 + i * 42, y]);
  const cost = along([206, 209, 217, 222, 233, 240, 246, 250]);
  const enquiries = along([272, 268, 266, 252, 246, 228, 214, 200]);
  return smallStage(
    'tide',
    3.3,
    slip('sp-g', 18, 132, 364, 190, h.ink),
    text(36, 180, 'Enquiries', 17, h.chalk, { weight: 600 }),
    box(112, 172, 20, 6, 3, h.beacon),
    text(146, 180, 'Cost of one', 17, h.chalk, { weight: 600 }),
    box(248, 172, 20, 6, 3, '#8fd3cf'),
    ...[204, 238].map((y) => line(36, y, 364, y, h.inkLine, 1)),
    line(36, 284, 364, 284, '#4a6278', 1.4),
    risingLine('sp-rise', enquiries, 284, h.beacon, 4.5),
    stroke(curve(cost), '#8fd3cf', 3.8, { 'stroke-dasharray': '0.6 8' }),
    pill(280, 168, 56, 32, '148', h.beacon, h.ink, 19),
    pill(292, 254, 52, 28, '£19', '#8fd3cf', h.ink, 18),
    slip('sp-ad', 18, 22, 364, 124),
    box(36, 38, 96, 28, 7, '#e6ece9'),
    text(84, 58, 'Sponsored', 17, h.tide, { weight: 700, anchor: 'middle' }),
    text(144, 58, 'moorlandroofs.example', 17, h.slate),
    text(36, 97, 'Slate roofs mended this week', 23.5, h.tide, {
      family: 'display',
      weight: 600,
      tracking: -0.5,
    }),
    text(36, 127, 'Fixed price the same day.', 18, h.ink),
  );
}
