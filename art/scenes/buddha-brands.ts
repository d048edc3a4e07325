import { tideLines } from '#art/kit/motif.ts';
import { standing, standingSize } from '#art/kit/standing.ts';
import { at, box, circle, drawing, ellipse, line, linear, path, radial, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { arch, c, dropper, glazes, jar, lotus, tin } from './buddha-goods.ts';

/** One of the shelf: the product on its tint, its name and price beside it. */
const card = (x: number, tint: string, product: string, name: string, price: string) =>
  [
    box(x, 592, 280, 116, 14, tint),
    ellipse(x + 66, 694, 40, 6, c.bark, { opacity: 0.16 }),
    at(x + 66, 694, 0.52, product),
    text(x + 126, 646, name, 21, c.ink, { family: 'serif', weight: 500 }),
    text(x + 126, 674, price, 18, c.ink, { weight: 600 }),
  ].join('');

function page() {
  return [
    glazes,
    rect(0, 0, 1280, 780, c.cream),
    rect(0, 0, 1280, 38, c.moss),
    text(48, 26, 'Free UK delivery over £35, in plastic-free boxes', 17, c.oat, { weight: 500 }),
    lotus(66, 86, 32, c.moss),
    text(104, 87, 'Buddha Brands', 28, c.moss, { family: 'serif', weight: 600 }),
    ...['Shop', 'Rituals', 'Journal', 'Our farm'].map((label, i) =>
      text([480, 586, 700, 826][i] ?? 0, 86, label, 19, c.ink, { weight: 500 }),
    ),
    // hero
    rect(0, 118, 1280, 396, c.oat),
    // Its sun is behind the phone: an edge of it beside the bottle would be a moon.
    at(430, 514, 1, arch('bb-hero', 470, 372, 0.68)),
    path('M392 514C392 484 456 474 646 474S900 484 900 514Z', '#d8c19a'),
    path('M392 514C392 500 456 492 646 492S900 500 900 514Z', '#c9ae83', { opacity: 0.55 }),
    ...[
      // Clear of the phone, which stands before what is right of 640.
      [482, 492, 0.92, tin()],
      [574, 500, 1.16, dropper()],
    ].flatMap(([x, y, s, product]) => [
      ellipse(Number(x) + 12, Number(y), 62 * Number(s), 8, '#5a3c1d', { opacity: 0.3 }),
      at(Number(x), Number(y), Number(s), String(product)),
    ]),
    lines(46, 206, ['Ten quiet', 'minutes, kept', 'for yourself.'], 61, 67, c.moss, {
      family: 'serif',
      weight: 400,
      tracking: -1.9,
    }),
    box(48, 412, 178, 52, 26, c.moss),
    text(137, 445, 'Shop the ritual', 19, c.cream, { weight: 600, anchor: 'middle' }),
    text(250, 445, 'How it is made', 18.5, c.moss, { weight: 600 }),
    line(250, 453, 378, 453, c.moss, 1.4),
    // shelf
    text(48, 566, 'Most reached for', 33, c.moss, { family: 'serif', weight: 400, tracking: -0.6 }),
    card(48, '#ecdcbf', dropper(), 'Still drops', '£24.00'),
    card(344, '#dde5d0', tin(), 'Dawn leaf tea', '£11.50'),
  ].join('');
}

function screen() {
  return [
    rect(0, 0, 390, 844, c.cream),
    rect(0, 0, 390, 500, '#f0c79a'),
    circle(195, 300, 178, '#f7dcb5'),
    circle(195, 300, 124, '#fcebcd'),
    stroke('M30 84l-9 -9M21 75l9 -9', c.moss, 2.4, { transform: 'translate(4 6)' }),
    lotus(195, 90, 24, c.moss),
    stroke('M340 72h24l-2.5 22h-19zM346 72a6 6 0 0 1 12 0', c.moss, 2),
    circle(364, 72, 9, c.clay),
    text(364, 76.5, '2', 12, '#fff', { weight: 700, anchor: 'middle' }),
    ellipse(195, 448, 158, 14, '#7c4a22', { opacity: 0.28 }),
    at(195, 444, 2.15, jar()),
    path('M0 500V470C60 458 330 458 390 470V500Z', c.cream),
    ...[0, 1, 2, 3].map((i) =>
      box(172 + i * 14, 480, i === 0 ? 12 : 7, 7, 3.5, i === 0 ? c.moss : '#cdbf9f'),
    ),
    text(24, 544, 'Ember balm', 39, c.moss, { family: 'serif', weight: 400, tracking: -0.9 }),
    text(366, 542, '£18.00', 24, c.ink, { weight: 600, anchor: 'end' }),
    lines(24, 580, ['Ginger, clove and orange', 'in warm shea butter.'], 22, 29, '#565c4b'),
    ...['30 ml', '60 ml', 'Refill'].map((label, i) => {
      const on = i === 1;
      return (
        box(24 + i * 117, 640, 108, 52, 26, on ? c.moss : 'none', { stroke: c.moss, 'stroke-width': 1.4 }) +
        text(78 + i * 117, 673, label, 20, on ? c.cream : c.moss, { weight: 600, anchor: 'middle' })
      );
    }),
    rect(0, 716, 390, 128, '#fffaf0'),
    line(0, 716, 390, 716, '#e6d9bd', 1),
    box(24, 736, 106, 58, 29, '#f1e3c8'),
    text(46, 773, '−', 24, c.moss, { weight: 600, anchor: 'middle' }),
    text(77, 772, '1', 21, c.moss, { weight: 600, anchor: 'middle' }),
    text(108, 773, '+', 24, c.moss, { weight: 600, anchor: 'middle' }),
    box(142, 736, 224, 58, 29, c.moss),
    text(254, 773, 'Add to bag', 22, c.cream, { weight: 600, anchor: 'middle' }),
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
  standing({
    ...{ id: 'bb', address: 'buddha-brands.example', tone: 'light' as const, page: page() },
    ...{ screen: screen(), statusInk: c.moss, shade: '#0a140e' },
  });

/** The wellness shop: a warm shelf page and a product on the phone. */
export const buddhaBrands = (): string => drawing(standingSize.width, standingSize.height, shopAndPhone());

/** The same before its wall for the list of projects: the window goes on beyond the card. */
export const buddhaPoster = (): string =>
  drawing(
    1200,
    900,
    at(0, 0, 0.75, ground()),
    // It ends in the colour of the words below it: lines of the wall, and shadows, were cut off there.
    linear('bp-foot', [0, 0], [0, 1], [0, c.moss, 0], [1, c.moss]),
    rect(0, 640, 1200, 260, 'url(#bp-foot)'),
    at(44, 2, 0.73, shopAndPhone()),
    rect(0, 876, 1200, 24, 'url(#bp-foot)'),
  );
