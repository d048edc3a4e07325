import { narrowStage, pill, risingLine, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, curve, line, type Point, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** PPC on a phone: the advert, the auction that it won, and what became of enquiries and their cost. */
export function ppcAdvertisingNarrow(): string {
  const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
  const along = (heights: readonly number[]) => heights.map((y, i): Point => [44 + i * 43, y]);
  const cost = along([246, 249, 255, 259, 269, 275, 281, 284]);
  const enquiries = along([296, 292, 291, 281, 275, 262, 254, 246]);
  const bids = [
    ['You', 0.94, '£1.38', true],
    ['Bidder two', 0.71, '£2.10', false],
  ] as const;
  return narrowStage(
    'tide',
    3.3,
    slip('pp-ad', 14, 14, 362, 96),
    box(30, 25, 82, 24, 6, '#e6ece9'),
    text(71, 42, 'Sponsored', 14, h.tide, { weight: 700, anchor: 'middle' }),
    text(122, 42, 'moorlandroofs.example', 15, h.slate),
    text(30, 75, 'Slate roofs mended this week', 23, h.tide, {
      family: 'display',
      weight: 600,
      tracking: -0.4,
    }),
    text(30, 98, 'Fixed price the same day.', 15.5, h.ink),
    slip('pp-b', 14, 119, 362, 84),
    text(30, 142, 'Auction, 09:14:03', 16.5, h.ink, { family: 'display', weight: 700 }),
    text(360, 142, 'Bid times quality decides', 14, h.slate, { anchor: 'end' }),
    ...bids.flatMap(([name, rank, price, won], i) => {
      const y = 167 + i * 23;
      const ink = won ? h.ink : h.slate;
      return [
        text(30, y, name, 14.5, ink, { weight: won ? 700 : 500 }),
        text(360, y, price, 14.5, ink, { weight: 600, anchor: 'end' }),
        box(116, y - 9, 190, 9, 4.5, '#efe9dd'),
        box(116, y - 9, 190 * rank, 9, 4.5, won ? h.beacon : '#b9c8c6'),
      ];
    }),
    slip('pp-g', 14, 212, 362, 116, h.ink),
    text(30, 233, 'Enquiries', 15, h.chalk, { weight: 600 }),
    box(100, 226, 20, 5, 2.5, h.beacon),
    text(140, 233, 'Cost of one', 15, h.chalk, { weight: 600 }),
    box(226, 226, 20, 5, 2.5, '#8fd3cf'),
    ...[250, 275].map((y) => line(30, y, 360, y, h.inkLine, 1)),
    line(30, 302, 360, 302, '#4a6278', 1.2),
    ...months.map((month, i) => text(44 + i * 43, 320, month, 13, h.mist, { anchor: 'middle' })),
    risingLine('pp-rise', enquiries, 302, h.beacon, 4),
    stroke(curve(cost), '#8fd3cf', 3.4, { 'stroke-dasharray': '0.6 7.4' }),
    circle(345, 284, 5.6, '#8fd3cf', { stroke: '#fff', 'stroke-width': 1.8 }),
    pill(280, 219, 50, 22, '148', h.beacon, h.ink, 15),
    pill(289, 258, 44, 19, '£19', '#8fd3cf', h.ink, 14),
  );
}
