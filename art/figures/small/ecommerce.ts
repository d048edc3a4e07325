import { mug } from '#art/figures/ecommerce.ts';
import { pill, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, ellipse, line } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** A mug, and what it costs with its delivery. */
export function ecommerceSmall(): string {
  const sum = (y: number, label: string, amount: string) =>
    text(188, y, label, 17, h.slate) + text(364, y, amount, 17, h.ink, { weight: 500, anchor: 'end' });
  return smallStage(
    'tide',
    7.4,
    slip('se', 20, 24, 190, 224),
    box(30, 34, 170, 168, 8, '#d7e7e3'),
    ellipse(102, 186, 60, 7, '#000', { opacity: 0.13 }),
    at(96, 124, 1.1, mug(h.tide, h.chalk)),
    text(34, 232, 'Tide mug', 19, h.ink, { weight: 700 }),
    slip('se-c', 170, 56, 212, 220),
    text(188, 92, 'Checkout', 22, h.ink, { family: 'display', weight: 700 }),
    ...[0, 1, 2].map((i) => box(188 + i * 60, 106, 56, 5, 2.5, i < 2 ? h.beacon : h.sand)),
    sum(140, 'Two mugs', '£52.00'),
    sum(166, 'Delivery', '£4.00'),
    line(188, 180, 364, 180, h.sand, 1.4),
    text(188, 206, 'To pay', 18, h.ink, { weight: 700 }),
    text(364, 206, '£56.00', 19, h.ink, { weight: 700, anchor: 'end' }),
    pill(186, 220, 180, 42, 'Pay £56.00', h.beacon, h.ink, 18),
  );
}
