import { house as h } from '#art/kit/palette.ts';
import { box, circle, curve, line, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pill, risingLine, stage } from './stage.ts';

/** PPC: four bids meet, the best answer wins the place; cost falls while enquiries rise. */
export function ppcAdvertising(): string {
  const cost: readonly Point[] = [
    [150, 448],
    [224, 462],
    [297, 498],
    [371, 520],
    [444, 574],
    [518, 604],
    [592, 640],
    [662, 656],
  ];
  const enquiries: readonly Point[] = [
    [150, 690],
    [224, 676],
    [297, 672],
    [371, 622],
    [444, 600],
    [518, 530],
    [592, 482],
    [662, 424],
  ];
  const bids = [
    ['You', 0.94, '£1.38', true],
    ['Bidder two', 0.71, '£2.10', false],
    ['Bidder three', 0.52, '£1.95', false],
    ['Bidder four', 0.34, '£2.60', false],
  ] as const;
  return stage(
    'sand',
    3.3,
    panel('pp-g', 72, 330, 700, 486, h.ink, 22),
    text(112, 386, 'Enquiries', 21, h.chalk, { weight: 600 }),
    box(210, 374, 30, 8, 4, h.beacon),
    text(276, 386, 'Cost of one', 21, h.chalk, { weight: 600 }),
    box(396, 374, 30, 8, 4, '#8fd3cf'),
    ...[424, 504, 584, 664].map((y) => line(112, y, 732, y, h.inkLine, 1.3)),
    line(112, 730, 732, 730, '#4a6278', 1.6),
    ...['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'].map((month, i) =>
      text(150 + i * 73, 766, month, 16.5, h.mist, { anchor: 'middle' }),
    ),
    risingLine('pp-rise', enquiries, 730),
    stroke(curve(cost), '#8fd3cf', 5, { 'stroke-dasharray': '1 11' }),
    circle(662, 656, 9, '#8fd3cf', { stroke: '#fff', 'stroke-width': 3 }),
    pill(620, 680, 84, 36, '£19', '#8fd3cf', h.ink, 19),
    pill(566, 378, 84, 36, '148', h.beacon, h.ink, 19),
    // the advert that won
    panel('pp-ad', 118, 76, 620, 226, h.paper, 22),
    box(152, 112, 100, 32, 8, '#e6ece9'),
    text(202, 134, 'Sponsored', 16.5, h.tide, { weight: 700, anchor: 'middle' }),
    text(270, 135, 'moorlandroofs.example', 19, h.slate),
    text(152, 184, 'Slate roofs mended this week', 32, h.tide, {
      family: 'display',
      weight: 600,
      tracking: -0.5,
    }),
    text(152, 220, 'Photographs before and after. Fixed price the same day.', 19.5, h.ink),
    ...['Prices', 'Past roofs', 'Call now'].map((label, i) =>
      pill(152 + i * 142, 244, 128, 38, label, i === 2 ? h.beacon : h.tideSoft, h.ink, 17),
    ),
    // the auction behind it
    panel('pp-b', 716, 176, 422, 446, h.paper, 22),
    text(754, 232, 'Auction, 09:14:03', 26, h.ink, { family: 'display', weight: 700 }),
    text(754, 264, 'Bid times quality decides', 18, h.slate),
    rect(716, 286, 422, 1.6, h.sand),
    ...bids.flatMap(([name, rank, price, won], i) => {
      const y = 332 + i * 72;
      return [
        text(754, y, name, 19, won ? h.ink : h.slate, { weight: won ? 700 : 500 }),
        text(1100, y, price, 19, won ? h.ink : h.slate, { weight: 600, anchor: 'end' }),
        box(754, y + 12, 346, 16, 8, '#efe9dd'),
        box(754, y + 12, 346 * rank, 16, 8, won ? h.beacon : '#b9c8c6'),
      ];
    }),
    path('M730 320l10 6 -10 6z', h.beacon),
  );
}
