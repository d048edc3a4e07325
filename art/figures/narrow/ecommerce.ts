import { mug } from '#art/figures/ecommerce.ts';
import { narrowStage, pill, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, ellipse, line, linear, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Ecommerce on a phone: the mug, what it costs, the order on its way. */
export function ecommerceNarrow(): string {
  const sum = (y: number, label: string, amount: string) =>
    text(224, y, label, 14, h.slate) + text(360, y, amount, 14, h.ink, { weight: 500, anchor: 'end' });
  return narrowStage(
    'tide',
    7.4,
    linear('ec-floor', [0, 0], [0, 1], [0, '#0a474e', 0], [1, '#062f34', 0.7]),
    rect(0, 190, 390, 150, 'url(#ec-floor)'),
    slip('ec', 14, 16, 210, 220),
    text(30, 45, 'Saltburn Pottery', 18, h.ink, { family: 'display', weight: 700, tracking: -0.3 }),
    box(30, 60, 170, 138, 10, '#d7e7e3'),
    ellipse(112, 186, 54, 6, '#000', { opacity: 0.13 }),
    at(108, 130, 1.02, mug(h.tide, h.chalk)),
    text(30, 222, 'Tide mug', 16, h.ink, { weight: 700 }),
    text(200, 222, '£26', 16, h.ink, { weight: 700, anchor: 'end' }),
    slip('ec-c', 208, 44, 168, 180),
    text(224, 72, 'Checkout', 17, h.ink, { family: 'display', weight: 700 }),
    ...[0, 1, 2].map((i) => box(224 + i * 46, 84, 44, 4, 2, i < 2 ? h.beacon : h.sand)),
    sum(112, 'Two mugs', '£52.00'),
    sum(134, 'Delivery', '£4.00'),
    line(224, 145, 360, 145, h.sand, 1.2),
    text(224, 166, 'To pay', 15, h.ink, { weight: 700 }),
    text(360, 166, '£56.00', 16, h.ink, { weight: 700, anchor: 'end' }),
    pill(222, 178, 140, 34, 'Pay £56.00', h.beacon, h.ink, 15),
    slip('ec-o', 14, 248, 362, 80, h.ink),
    text(32, 276, 'Order 2041', 17, h.chalk, { family: 'display', weight: 600 }),
    pill(262, 258, 98, 26, 'On its way', h.beacon, h.ink, 14),
    line(44, 296, 346, 296, '#3a5066', 3.4, { 'stroke-linecap': 'round' }),
    line(44, 296, 246, 296, h.beacon, 3.4, { 'stroke-linecap': 'round' }),
    ...['Paid', 'Wrapped', 'Posted', 'There'].flatMap((step, i) => [
      circle(44 + i * 100.7, 296, 6, i < 3 ? h.beacon : '#3a5066', { stroke: h.ink, 'stroke-width': 2.4 }),
      text(44 + i * 100.7, 318, step, 13.5, i < 3 ? h.chalk : h.mist, { weight: 500, anchor: 'middle' }),
    ]),
  );
}
