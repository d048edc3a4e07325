import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, curve, line, type Point, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pill, risingLine, stage } from './stage.ts';

/** PPC: four bids meet, the best answer wins the place; cost falls while enquiries rise. */
export function ppcAdvertising(): string {
  const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
  const along = (heights: readonly number[]) => heights.map((y, i): Point => [212 + i * 66, y]);
  const cost = along([508, 520, 552, 570, 616, 642, 672, 686]);
  const enquiries = along([736, 722, 718, 668, 644, 578, 534, 496]);
  const bids = [
    ['You', 0.94, '£1.38', true],
    ['Bidder two', 0.71, '£2.10', false],
    ['Bidder three', 0.52, '£1.95', false],
    ['Bidder four', 0.34, '£2.60', false],
  ] as const;
  return stage(
    'tide',
    3.3,
    panel('pp-g', 150, 392, 610, 448, h.ink, 24),
    text(186, 448, 'Enquiries', 27, h.chalk, { weight: 600 }),
    box(312, 435, 34, 10, 5, h.beacon),
    text(378, 448, 'Cost of one', 27, h.chalk, { weight: 600 }),
    box(532, 435, 34, 10, 5, '#8fd3cf'),
    ...[496, 576, 656].map((y) => line(186, y, 712, y, h.inkLine, 1.5)),
    line(186, 764, 712, 764, '#4a6278', 1.8),
    ...months.map((month, i) => text(212 + i * 66, 806, month, 23, h.mist, { anchor: 'middle' })),
    risingLine('pp-rise', enquiries, 764, h.beacon, 7),
    stroke(curve(cost), '#8fd3cf', 6, { 'stroke-dasharray': '1 13' }),
    circle(674, 686, 10, '#8fd3cf', { stroke: '#fff', 'stroke-width': 3 }),
    pill(608, 704, 92, 44, '£19', '#8fd3cf', h.ink, 26),
    // the advert that won
    panel('pp-ad', 150, 60, 700, 296, h.paper, 24),
    box(190, 100, 150, 44, 10, '#e6ece9'),
    text(265, 131, 'Sponsored', 25, h.tide, { weight: 700, anchor: 'middle' }),
    text(360, 132, 'moorlandroofs.example', 27, h.slate),
    text(190, 206, 'Slate roofs mended this week', 44, h.tide, {
      family: 'display',
      weight: 600,
      tracking: -0.7,
    }),
    text(190, 254, 'Fixed price the same day.', 29, h.ink),
    ...['Prices', 'Past roofs', 'Call now'].map((label, i) =>
      pill(190 + i * 170, 282, 156, 48, label, i === 2 ? h.beacon : h.tideSoft, h.ink, 26),
    ),
    // the auction behind it, clear of the headline that won
    at(
      18,
      26,
      1,
      panel('pp-b', 722, 214, 432, 530, h.paper, 24),
      text(758, 280, 'Auction, 09:14:03', 37, h.ink, { family: 'display', weight: 700 }),
      text(758, 322, 'Bid times quality decides', 27, h.slate),
      rect(722, 350, 432, 1.8, h.sand),
      ...bids.flatMap(([name, rank, price, won], i) => {
        const y = 408 + i * 84;
        return [
          text(758, y, name, 29, won ? h.ink : h.slate, { weight: won ? 700 : 500 }),
          text(1118, y, price, 29, won ? h.ink : h.slate, { weight: 600, anchor: 'end' }),
          box(758, y + 16, 360, 20, 10, '#efe9dd'),
          box(758, y + 16, 360 * rank, 20, 10, won ? h.beacon : '#b9c8c6'),
        ];
      }),
      path('M734 390l13 8 -13 8z', h.beacon),
    ),
    pill(612, 420, 92, 44, '148', h.beacon, h.ink, 26),
  );
}
