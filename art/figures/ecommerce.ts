import { phone, phoneHeight, shadow } from '#art/kit/frames.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, ellipse, line, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, pill, stage, tick } from './stage.ts';

/** A thrown mug, 120 × 120 around (0, 0). */
export const mug = (body: string, band: string) =>
  path('M-44 -50H44L38 40Q36 54 22 54H-22Q-36 54 -38 40Z', body) +
  path('M-42.400 -24H42.400L40.600 4H-40.600Z', band) +
  ellipse(0, -50, 44, 9, '#fff', { opacity: 0.6 }) +
  ellipse(0, -49, 37, 6, '#000', { opacity: 0.25 }) +
  stroke('M42 -34Q74 -36 68 -4T37 22', body, 11) +
  path('M-36 -44L-31 40Q-30 48 -24 50Q-30 20 -28 -44Z', '#fff', { opacity: 0.25 });

const jug = (body: string, band: string) =>
  path(
    'M-26 -64L-40 -72Q-34 -58 -30 -40C-56 -14 -52 54 -22 56H24C54 54 56 -14 30 -40L28 -66Q0 -58 -26 -64Z',
    body,
  ) +
  path('M-46 4C-46 10 -46 18 -44 24H46C48 18 48 10 47 4Z', band) +
  stroke('M30 -48Q66 -46 56 -6T42 28', body, 10) +
  path('M-24 -40C-44 -14 -42 40 -20 52C-30 20 -30 -10 -16 -42Z', '#fff', { opacity: 0.25 });

const bowl = (body: string, band: string) =>
  path('M-62 -22H62C58 26 34 46 24 48V54H-24V48C-34 46 -58 26 -62 -22Z', body) +
  ellipse(0, -22, 62, 11, '#fff', { opacity: 0.55 }) +
  ellipse(0, -21, 54, 8, '#000', { opacity: 0.22 }) +
  path('M-58 2C-57 8 -55 12 -53 18H53C55 12 57 8 58 2Z', band);

/** Ecommerce: the shelf, the checkout in the hand, the order on its way. */
export function ecommerce(): string {
  const goods = [
    [mug(h.tide, h.chalk), 'Tide mug', '£26', '#d7e7e3'],
    [jug('#d98b5f', h.chalk), 'Cliff jug', '£48', '#f6dac8'],
    [bowl('#33506b', '#e8c98f'), 'Harbour bowl', '£34', '#dfe3e4'],
    [bowl('#c9b48c', h.tide), 'Sand bowl', '£34', '#efe4cf'],
    [mug(h.ink, h.beacon), 'Night mug', '£26', '#e7d8cc'],
    [jug('#7f9a86', h.ink), 'Moor jug', '£52', '#dbe5d6'],
  ] as const;
  const screen = [
    rect(0, 0, 390, 844, h.chalk),
    stroke('M36 82l-9 9 9 9', h.ink, 3),
    text(195, 98, 'Checkout', 23, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
    ...[0, 1, 2].map((i) => box(24 + i * 116, 124, 110, 6, 3, i < 2 ? h.beacon : h.sand)),
    box(24, 152, 342, 108, 16, h.paper),
    box(36, 164, 84, 84, 12, '#d7e7e3'),
    at(76, 208, 0.56, mug(h.tide, h.chalk)),
    text(138, 198, 'Tide mug', 20, h.ink, { weight: 700 }),
    text(138, 224, 'Deep teal, two', 16, h.slate),
    text(350, 198, '£52', 20, h.ink, { weight: 700, anchor: 'end' }),
    box(24, 276, 342, 58, 12, h.paper, { stroke: h.sandDeep, 'stroke-width': 1.6 }),
    text(44, 300, 'Postcode', 13.5, h.slate),
    text(44, 322, 'YO11 1AA', 18, h.ink, { weight: 600 }),
    tick(338, 305, 13, h.tide),
    box(24, 346, 342, 58, 12, h.paper, { stroke: h.beacon, 'stroke-width': 3 }),
    text(44, 370, 'Delivery', 13.5, h.slate),
    text(44, 392, 'Thursday, before noon', 18, h.ink, { weight: 600 }),
    text(346, 382, '£4', 18, h.ink, { weight: 600, anchor: 'end' }),
    box(24, 420, 342, 60, 12, h.ink),
    text(195, 457, 'Pay by phone', 19, '#fff', { weight: 600, anchor: 'middle' }),
    line(24, 508, 146, 508, h.sandDeep, 1.4),
    text(195, 513, 'or by card', 15.5, h.slate, { anchor: 'middle' }),
    line(244, 508, 366, 508, h.sandDeep, 1.4),
    box(24, 534, 342, 56, 12, h.paper, { stroke: h.sandDeep, 'stroke-width': 1.6 }),
    text(44, 569, '4000 0000 0000 ....', 18, h.ink, { weight: 500 }),
    box(318, 550, 34, 24, 5, h.tide),
    line(24, 620, 366, 620, h.sand, 1.6),
    text(24, 654, 'Two mugs', 17, h.slate),
    text(366, 654, '£52.00', 17, h.ink, { weight: 500, anchor: 'end' }),
    text(24, 682, 'Delivery', 17, h.slate),
    text(366, 682, '£4.00', 17, h.ink, { weight: 500, anchor: 'end' }),
    text(24, 718, 'To pay', 20, h.ink, { weight: 700 }),
    text(366, 718, '£56.00', 22, h.ink, { weight: 700, anchor: 'end' }),
    box(24, 744, 342, 62, 31, h.beacon),
    text(195, 782, 'Place the order', 20, h.ink, { weight: 700, anchor: 'middle' }),
  ].join('');
  const width = 352;
  return stage(
    'tide',
    7.4,
    linear('ec-floor', [0, 0], [0, 1], [0, '#0a474e', 0], [1, '#062f34', 0.7]),
    rect(0, 500, 1200, 400, 'url(#ec-floor)'),
    panel('ec', 38, 84, 760, 628, h.paper, 22),
    text(76, 146, 'Saltburn Pottery', 30, h.ink, { family: 'display', weight: 700, tracking: -0.5 }),
    stroke('M692 122h30l-3 28h-24zM699 122a8 8 0 0 1 16 0', h.ink, 2.6),
    circle(722, 122, 11, h.beacon),
    text(722, 127.5, '2', 14, h.ink, { weight: 700, anchor: 'middle' }),
    ...goods.map(([art, name, price, tint], i) =>
      at(
        76 + (i % 3) * 224,
        180 + Math.floor(i / 3) * 240,
        1,
        box(0, 0, 206, 180, 14, tint),
        ellipse(103, 156, 58, 8, '#000', { opacity: 0.13 }),
        at(98, 96, 1.04, art),
        text(0, 210, name, 19, h.ink, { weight: 600 }),
        text(206, 210, price, 19, h.ink, { weight: 600, anchor: 'end' }),
      ),
    ),
    shadow('ec-p', 806, 110, width, phoneHeight(width), 54, '#04191d', 0.9),
    phone({ id: 'ec-phone', x: 806, y: 110, width, screen, statusInk: h.ink }),
    // the order on its way
    panel('ec-o', 158, 672, 520, 166, h.ink, 20),
    text(194, 724, 'Order 2041', 23, h.chalk, { family: 'display', weight: 600 }),
    pill(516, 698, 126, 38, 'On its way', h.beacon, h.ink, 17),
    line(206, 774, 626, 774, '#3a5066', 6, { 'stroke-linecap': 'round' }),
    line(206, 774, 470, 774, h.beacon, 6, { 'stroke-linecap': 'round' }),
    ...['Paid', 'Wrapped', 'Posted', 'There'].flatMap((step, i) => [
      circle(206 + i * 140, 774, 11, i < 3 ? h.beacon : '#3a5066', { stroke: h.ink, 'stroke-width': 4 }),
      text(206 + i * 140, 814, step, 16.5, i < 3 ? h.chalk : h.mist, { weight: 500, anchor: 'middle' }),
    ]),
  );
}
