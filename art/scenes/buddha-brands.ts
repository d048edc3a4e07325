import { browser, phone, shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { at, box, circle, drawing, ellipse, line, linear, path, radial, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { arch, c, candle, dropper, glazes, jar, lotus, tin } from './buddha-goods.ts';

const card = (
  x: number,
  y: number,
  tint: string,
  product: string,
  name: string,
  note: string,
  price: string,
) =>
  [
    box(x, y, 270, 240, 14, tint),
    ellipse(x + 135, y + 208, 76, 9, c.bark, { opacity: 0.16 }),
    at(x + 135, y + 206, 0.95, product),
    text(x, y + 274, name, 20, c.ink, { family: 'serif', weight: 500 }),
    text(x + 270, y + 274, price, 17, c.ink, { weight: 600, anchor: 'end' }),
    text(x, y + 298, note, 14, '#6d705f'),
  ].join('');

function page() {
  return [
    glazes,
    rect(0, 0, 1280, 1100, c.cream),
    rect(0, 0, 1280, 36, c.moss),
    text(640, 23.5, 'Free UK delivery over £35. Posted from Yorkshire in plastic-free boxes.', 13.5, c.oat, {
      anchor: 'middle',
      weight: 500,
    }),
    lotus(86, 84, 30, c.moss),
    text(122, 83, 'Buddha Brands', 25, c.moss, { family: 'serif', weight: 600 }),
    ...['Shop', 'Rituals', 'Journal', 'Our farm'].map((label, i) =>
      text(500 + i * 96, 82, label, 15.5, c.ink, { weight: 500 }),
    ),
    text(1098, 82, 'Search', 15.5, c.ink, { weight: 500 }),
    box(1164, 60, 84, 34, 17, 'none', { stroke: c.moss, 'stroke-width': 1.4 }),
    text(1206, 82, 'Bag (2)', 14.5, c.moss, { weight: 600, anchor: 'middle' }),
    // hero
    rect(0, 112, 1280, 510, c.oat),
    text(72, 196, 'THE EVENING RITUAL', 13, c.clay, { weight: 700, tracking: 2.2 }),
    lines(68, 284, ['Ten quiet', 'minutes, kept', 'for yourself.'], 82, 84, c.moss, {
      family: 'serif',
      weight: 400,
      tracking: -2.4,
    }),
    lines(
      72,
      500,
      ['Balms, teas and candles made in small batches,', 'for the hour before you sleep.'],
      18.5,
      28,
      '#47533f',
    ),
    box(72, 552, 178, 48, 24, c.moss),
    text(161, 582, 'Shop the ritual', 16, c.cream, { weight: 600, anchor: 'middle' }),
    text(280, 582, 'See how it is made', 16, c.moss, { weight: 600 }),
    line(280, 589, 412, 589, c.moss, 1.4),
    at(716, 622, 1, arch('bb-hero', 440, 486)),
    path('M646 622C646 580 716 566 926 566S1208 580 1208 622Z', '#d8c19a'),
    path('M646 622C646 600 716 588 926 588S1208 600 1208 622Z', '#c9ae83', { opacity: 0.55 }),
    ...[
      [796, 592, 1.3, tin()],
      [922, 604, 1.55, dropper()],
      [1070, 602, 1.15, jar()],
    ].flatMap(([x, y, s, product]) => [
      ellipse(Number(x) + 14, Number(y), 70 * Number(s), 9, '#5a3c1d', { opacity: 0.3 }),
      at(Number(x), Number(y), Number(s), String(product)),
    ]),
    // shelf
    text(72, 690, 'Most reached for', 34, c.moss, { family: 'serif', weight: 400, tracking: -0.6 }),
    text(1176, 688, 'Shop all 24', 15.5, c.moss, { weight: 600, anchor: 'end' }),
    line(1096, 695, 1176, 695, c.moss, 1.3),
    card(72, 720, '#ecdcbf', dropper(), 'Still drops', 'Chamomile, oat, lemon balm', '£24.00'),
    card(361, 720, '#dde5d0', tin(), 'Dawn leaf tea', 'Loose leaf, 30 cups', '£11.50'),
    card(650, 720, '#f3cfae', candle(), 'Low tide candle', 'Oat wax, 40 hours', '£19.00'),
    card(939, 720, '#e4d9c9', jar(), 'Ember balm', 'Ginger, clove, orange', '£18.00'),
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.cream),
    rect(0, 0, 390, 452, '#f0c79a'),
    circle(195, 270, 168, '#f7dcb5'),
    circle(195, 270, 116, '#fcebcd'),
    stroke('M30 84l-9 -9M21 75l9 -9', c.moss, 2.4, { transform: 'translate(4 6)' }),
    lotus(195, 90, 24, c.moss),
    stroke('M340 72h24l-2.5 22h-19zM346 72a6 6 0 0 1 12 0', c.moss, 2),
    circle(364, 72, 9, c.clay),
    text(364, 76.5, '2', 12, '#fff', { weight: 700, anchor: 'middle' }),
    ellipse(195, 408, 150, 14, '#7c4a22', { opacity: 0.28 }),
    at(195, 404, 2, jar()),
    path('M0 452V426C60 414 330 414 390 426V452Z', c.cream),
    ...[0, 1, 2, 3].map((i) =>
      box(172 + i * 14, 438, i === 0 ? 12 : 7, 7, 3.5, i === 0 ? c.moss : '#cdbf9f'),
    ),
    text(24, 498, 'Ember balm', 37, c.moss, { family: 'serif', weight: 400, tracking: -0.9 }),
    text(366, 497, '£18.00', 22, c.ink, { weight: 600, anchor: 'end' }),
    lines(
      24,
      532,
      ['Ginger, clove and orange in shea butter.', 'Warm between the palms, breathe out.'],
      16,
      24,
      '#565c4b',
    ),
    ...['30 ml', '60 ml', 'Refill'].map((label, i) => {
      const on = i === 1;
      return (
        box(24 + i * 117, 584, 108, 46, 23, on ? c.moss : 'none', { stroke: c.moss, 'stroke-width': 1.4 }) +
        text(78 + i * 117, 612.5, label, 15.5, on ? c.cream : c.moss, { weight: 600, anchor: 'middle' })
      );
    }),
    ...[
      ['Made on', 'Tuesday'],
      ['Vegan', 'certified'],
      ['Glass,', 'returnable'],
    ].flatMap(([a, b], i) => [
      circle(38 + i * 118, 674, 13, '#e9dcc0'),
      stroke(`M${32 + i * 118} 674l4.5 5 8 -10`, c.moss, 2),
      text(58 + i * 118, 670, String(a), 13, c.ink, { weight: 600 }),
      text(58 + i * 118, 686, String(b), 13, '#6d705f'),
    ]),
    rect(0, 716, 390, 128, '#fffaf0'),
    line(0, 716, 390, 716, '#e6d9bd', 1),
    box(24, 736, 106, 58, 29, '#f1e3c8'),
    text(46, 772, '−', 22, c.moss, { weight: 600, anchor: 'middle' }),
    text(77, 771, '1', 18, c.moss, { weight: 600, anchor: 'middle' }),
    text(108, 772, '+', 22, c.moss, { weight: 600, anchor: 'middle' }),
    box(142, 736, 224, 58, 29, c.moss),
    text(254, 771, 'Add to bag', 18, c.cream, { weight: 600, anchor: 'middle' }),
  ].join('');
}

/** The moss wall behind the shop, with its low sun. */
const ground = () =>
  [
    linear('bb-bg', [0, 0], [1, 1], [0, '#2f5440'], [0.6, c.moss], [1, '#162a1f']),
    radial('bb-sun', [0.5, 0.5], 0.5, [0, '#f0c27a', 0.5], [0.5, '#8fae7c', 0.25], [1, '#5d8560', 0]),
    rect(0, 0, 1600, 1200, 'url(#bb-bg)'),
    circle(1380, 240, 560, 'url(#bb-sun)'),
    tideLines({
      width: 1600,
      top: 70,
      gap: 44,
      count: 28,
      colour: '#8fb08f',
      weight: 1.6,
      opacity: 0.2,
      swell: 46,
    }),
  ].join('');

const shopAndPhone = () =>
  [
    shadow('bb-s1', 60, 120, 1180, 920, 16, '#0a140e'),
    browser({
      id: 'bb-b',
      x: 60,
      y: 120,
      width: 1180,
      height: 920,
      pageWidth: 1280,
      address: 'buddha-brands.example',
      tone: 'light',
      page: page(),
    }),
    shadow('bb-s2', 1164, 330, 366, 752, 56, '#0a140e', 0.9),
    phone({ id: 'bb-p', x: 1164, y: 330, width: 366, screen: screen(), statusInk: c.moss }),
  ].join('');

/** The wellness shop: a warm shelf page and a product on the phone. */
export const buddhaBrands = (): string => drawing(1600, 1200, ground(), shopAndPhone());

/** The same for the list of projects, with room on all sides: a card may show less of it at its edges. */
export const buddhaPoster = (): string =>
  drawing(1200, 900, at(0, 0, 0.75, ground()), at(60, 36, 0.68, shopAndPhone()));
