import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, ellipse, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pill, stage } from './stage.ts';

/** A thrown mug, 120 × 120 around (0, 0). */
export const mug = (body: string, band: string) =>
  path('M-44 -50H44L38 40Q36 54 22 54H-22Q-36 54 -38 40Z', body) +
  path('M-42.400 -24H42.400L40.600 4H-40.600Z', band) +
  ellipse(0, -50, 44, 9, '#fff', { opacity: 0.6 }) +
  ellipse(0, -49, 37, 6, '#000', { opacity: 0.25 }) +
  stroke('M42 -34Q74 -36 68 -4T37 22', body, 11) +
  path('M-36 -44L-31 40Q-30 48 -24 50Q-30 20 -28 -44Z', '#fff', { opacity: 0.25 });

/** A poured jug, as large. */
export const jug = (body: string, band: string) =>
  path(
    'M-26 -64L-40 -72Q-34 -58 -30 -40C-56 -14 -52 54 -22 56H24C54 54 56 -14 30 -40L28 -66Q0 -58 -26 -64Z',
    body,
  ) +
  path('M-46 4C-46 10 -46 18 -44 24H46C48 18 48 10 47 4Z', band) +
  stroke('M30 -48Q66 -46 56 -6T42 28', body, 10) +
  path('M-24 -40C-44 -14 -42 40 -20 52C-30 20 -30 -10 -16 -42Z', '#fff', { opacity: 0.25 });

/** Ecommerce: two things of the shelf, the checkout in the hand, the order on its way. */
export function ecommerce(): string {
  const goods = [
    [mug(h.tide, h.chalk), 'Tide mug', '£26', '#d7e7e3'],
    [jug('#d98b5f', h.chalk), 'Cliff jug', '£48', '#f6dac8'],
  ] as const;
  const sum = (y: number, label: string, amount: string) =>
    text(24, y, label, 27, h.slate) + text(366, y, amount, 27, h.ink, { weight: 500, anchor: 'end' });
  const screen = [
    rect(0, 0, 390, 844, h.chalk),
    stroke('M36 88l-11 11 11 11', h.ink, 3.4),
    text(195, 110, 'Checkout', 33, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
    ...[0, 1, 2].map((i) => box(24 + i * 116, 140, 110, 8, 4, i < 2 ? h.beacon : h.sand)),
    box(24, 178, 342, 146, 18, h.paper),
    box(38, 192, 118, 118, 14, '#d7e7e3'),
    at(94, 254, 0.8, mug(h.tide, h.chalk)),
    text(176, 242, 'Tide mug', 29, h.ink, { weight: 700 }),
    text(176, 286, '£26', 28, h.slate),
    box(24, 348, 342, 112, 16, h.paper, { stroke: h.beacon, 'stroke-width': 3.4 }),
    text(46, 394, 'Delivery', 26, h.slate),
    text(46, 434, 'Thursday, before noon', 28, h.ink, { weight: 600 }),
    sum(528, 'Two mugs', '£52.00'),
    sum(578, 'Delivery', '£4.00'),
    line(24, 610, 366, 610, h.sandDeep, 2),
    text(24, 664, 'To pay', 31, h.ink, { weight: 700 }),
    text(366, 664, '£56.00', 33, h.ink, { weight: 700, anchor: 'end' }),
    box(24, 708, 342, 84, 42, h.beacon),
    text(195, 761, 'Pay £56.00', 31, h.ink, { weight: 700, anchor: 'middle' }),
  ].join('');
  const width = 400;
  return stage(
    'sand',
    7.4,
    panel('ec', 40, 72, 790, 470, h.paper, 22),
    text(82, 144, 'Saltburn Pottery', 40, h.ink, { family: 'display', weight: 700, tracking: -0.6 }),
    ...goods.map(([art, name, price, tint], i) =>
      at(
        82 + i * 326,
        180,
        1,
        box(0, 0, 302, 236, 16, tint),
        ellipse(151, 210, 84, 9, '#000', { opacity: 0.13 }),
        at(144, 125, 1.48, art),
        // Below its name: at the end of its line it was read with the name beside it.
        text(2, 280, name, 30, h.ink, { weight: 600 }),
        text(2, 320, price, 29, h.slate, { weight: 500 }),
      ),
    ),
    shadow('ec-p', 762, 38, width, phoneHeight(width), 54, '#3b2f1c', 0.8),
    phone({ id: 'ec-phone', x: 762, y: 38, width, screen, statusInk: h.ink }),
    // the order on its way
    panel('ec-o', 40, 590, 676, 238, h.ink, 22),
    text(82, 658, 'Order 2041', 38, h.chalk, { family: 'display', weight: 600 }),
    pill(510, 622, 168, 54, 'On its way', h.beacon, h.ink, 27),
    line(112, 728, 640, 728, '#3a5066', 7, { 'stroke-linecap': 'round' }),
    line(112, 728, 464, 728, h.beacon, 7, { 'stroke-linecap': 'round' }),
    ...['Paid', 'Wrapped', 'Posted', 'There'].flatMap((step, i) => [
      circle(112 + i * 176, 728, 14, i < 3 ? h.beacon : '#3a5066', { stroke: h.ink, 'stroke-width': 5 }),
      text(112 + i * 176, 786, step, 27, i < 3 ? h.chalk : h.mist, { weight: 500, anchor: 'middle' }),
    ]),
  );
}
