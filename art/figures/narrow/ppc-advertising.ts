import { narrowStage, pill, risingLine, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, curve, line, type Point, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** PPC on a phone: the advert, and what became of enquiries and their cost. */
export function ppcAdvertisingNarrow(): string {
  const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
  const along = (heights: readonly number[]) => heights.map((y, i): Point => [44 + i * 43, y]);
  const cost = along([208, 213, 224, 231, 248, 258, 268, 273]);
  const enquiries = along([290, 285, 283, 266, 257, 236, 222, 209]);
  return narrowStage(
    'tide',
    3.3,
    slip('pp-ad', 14, 14, 362, 142),
    box(30, 28, 82, 24, 6, '#e6ece9'),
    text(71, 45, 'Sponsored', 14, h.tide, { weight: 700, anchor: 'middle' }),
    text(122, 45, 'moorlandroofs.example', 15, h.slate),
    text(30, 79, 'Slate roofs mended this week', 23, h.tide, {
      family: 'display',
      weight: 600,
      tracking: -0.4,
    }),
    text(30, 102, 'Fixed price the same day.', 15.5, h.ink),
    ...['Prices', 'Past roofs', 'Call now'].map((label, i) =>
      pill(30 + i * 111, 114, 108, 30, label, i === 2 ? h.beacon : h.tideSoft, h.ink, 15),
    ),
    slip('pp-g', 14, 168, 362, 160, h.ink),
    text(30, 193, 'Enquiries', 15, h.chalk, { weight: 600 }),
    box(100, 186, 20, 5, 2.5, h.beacon),
    text(140, 193, 'Cost of one', 15, h.chalk, { weight: 600 }),
    box(226, 186, 20, 5, 2.5, '#8fd3cf'),
    ...[216, 248].map((y) => line(30, y, 360, y, h.inkLine, 1)),
    line(30, 300, 360, 300, '#4a6278', 1.2),
    ...months.map((month, i) => text(44 + i * 43, 319, month, 13, h.mist, { anchor: 'middle' })),
    risingLine('pp-rise', enquiries, 300, h.beacon, 4),
    stroke(curve(cost), '#8fd3cf', 3.4, { 'stroke-dasharray': '0.6 7.4' }),
    circle(345, 273, 5.6, '#8fd3cf', { stroke: '#fff', 'stroke-width': 1.8 }),
    pill(312, 177, 50, 24, '148', h.beacon, h.ink, 15),
    pill(286, 278, 46, 20, '£19', '#8fd3cf', h.ink, 14),
  );
}
