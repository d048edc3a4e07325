import { browser, contact, phone, shadow } from '../kit/frames.ts';
import { tideLines } from '../kit/motif.ts';
import {
  at,
  box,
  circle,
  clipTo,
  drawing,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '../kit/svg.ts';
import { lines, text } from '../kit/type.ts';

const c = {
  moss: '#23402f',
  leaf: '#3d6149',
  sage: '#a9bd9e',
  cream: '#fbf4e6',
  oat: '#f1e3c8',
  apricot: '#f0b983',
  marigold: '#e2a13b',
  clay: '#b9653a',
  bark: '#4a2f1f',
  ink: '#1e2b22',
};

/** Gradients shared by the products; drawn once in each picture. */
const glazes = [
  linear(
    'bb-amber',
    [0, 0],
    [1, 0],
    [0, '#5f3413'],
    [0.22, '#c77a2f'],
    [0.5, '#8e4e1b'],
    [0.85, '#6d3812'],
    [1, '#4a260c'],
  ),
  linear('bb-cap', [0, 0], [1, 0], [0, '#16231b'], [0.3, '#4d6a57'], [0.6, '#23372b'], [1, '#101a14']),
  linear('bb-stone', [0, 0], [1, 0], [0, '#cbb692'], [0.28, '#fff6e2'], [0.7, '#e6d4b0'], [1, '#b59c73']),
  linear('bb-clay', [0, 0], [1, 0], [0, '#8b4424'], [0.3, '#dd8d5d'], [0.7, '#b9653a'], [1, '#7b3a1d']),
  linear('bb-sage', [0, 0], [1, 0], [0, '#6f8868'], [0.3, '#cddac3'], [0.7, '#a0b696'], [1, '#647c5d']),
].join('');

/** The brand's sign: a lotus of five petals over a waterline. */
export function lotus(x: number, y: number, size: number, colour: string) {
  const petal = 'M0 0C-9 -9 -9 -24 0 -34C9 -24 9 -9 0 0Z';
  return at(
    x,
    y,
    size / 40,
    ...[-68, -34, 0, 34, 68].map((angle) =>
      path(petal, 'none', {
        stroke: colour,
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
        transform: `rotate(${angle})`,
      }),
    ),
    stroke('M-26 8H26', colour, 2.6),
  );
}

function dropper() {
  return [
    box(-17, -196, 34, 44, 15, 'url(#bb-cap)'),
    rect(-22, -158, 44, 34, 'url(#bb-cap)'),
    path(
      'M-20 -124H20V-112Q44 -104 44 -82V-12Q44 0 32 0H-32Q-44 0 -44 -12V-82Q-44 -104 -20 -112Z',
      'url(#bb-amber)',
    ),
    box(-44, -84, 88, 62, 0, c.cream),
    lotus(0, -60, 14, c.moss),
    text(0, -40, 'Still', 15, c.moss, { family: 'serif', weight: 500, anchor: 'middle' }),
    text(0, -29, 'evening drops', 6.5, c.moss, { anchor: 'middle', weight: 500 }),
    rect(-38, -104, 5, 96, '#fff', { opacity: 0.2 }),
  ].join('');
}

function jar() {
  return [
    box(-62, -104, 124, 34, 8, 'url(#bb-cap)'),
    rect(-62, -78, 124, 3, '#0c140f', { opacity: 0.5 }),
    path('M-60 -70H60Q68 -70 68 -58V-14Q68 0 54 0H-54Q-68 0 -68 -14V-58Q-68 -70 -60 -70Z', 'url(#bb-stone)'),
    lotus(0, -46, 13, c.clay),
    text(0, -24, 'Ember', 17, c.bark, { family: 'serif', weight: 500, anchor: 'middle' }),
    text(0, -11, 'warming balm 60 ml', 7, c.bark, { anchor: 'middle', weight: 500 }),
  ].join('');
}

function tin() {
  return [
    path('M-48 -150H48V-8Q48 0 40 0H-40Q-48 0 -48 -8Z', 'url(#bb-sage)'),
    ellipse(0, -150, 48, 9, '#8aa181'),
    box(-51, -166, 102, 26, 6, 'url(#bb-sage)'),
    ellipse(0, -165, 50, 8, '#dbe6d2'),
    box(-32, -112, 64, 78, 32, c.cream),
    lotus(0, -82, 15, c.moss),
    text(0, -60, 'Dawn', 15, c.moss, { family: 'serif', weight: 500, anchor: 'middle' }),
    text(0, -49, 'leaf tea', 7.5, c.moss, { anchor: 'middle', weight: 500 }),
  ].join('');
}

function candle() {
  return [
    ellipse(0, -104, 46, 10, '#7b3a1d'),
    path('M-46 -104H46V-10Q46 0 36 0H-36Q-46 0 -46 -10Z', 'url(#bb-clay)'),
    ellipse(0, -104, 46, 10, '#6a3018'),
    ellipse(0, -103, 40, 7.5, '#fbeed2'),
    line(0, -104, 0, -118, '#33231a', 2.4),
    path('M0 -144C9 -131 8 -121 0 -117C-8 -121 -9 -131 0 -144Z', '#ffce63'),
    path('M0 -132C4 -126 4 -121 0 -118C-4 -121 -4 -126 0 -132Z', '#fff3cf'),
    text(0, -50, 'Low tide', 15, c.cream, { family: 'serif', weight: 500, anchor: 'middle' }),
    text(0, -38, 'oat wax candle', 7, c.cream, { anchor: 'middle', weight: 500 }),
  ].join('');
}

/** Sunrise behind hills, in an arch of w × h whose foot is at (0, 0). */
function arch(id: string, w: number, h: number) {
  const r = w / 2;
  return [
    linear(`${id}-sky`, [0, 0], [0, 1], [0, '#f6cf9a'], [0.55, '#f3b87f'], [1, '#e79a62']),
    radial(`${id}-glow`, [0.5, 0.5], 0.5, [0, '#fff4d6'], [0.4, '#ffe2a6', 0.8], [1, '#ffd189', 0]),
    clipTo(
      `${id}-arch`,
      path(`M0 0V${-(h - r)}A${r} ${r} 0 0 1 ${w} ${-(h - r)}V0Z`, '#000'),
      rect(0, -h, w, h, `url(#${id}-sky)`),
      circle(w * 0.56, -h * 0.56, w * 0.44, `url(#${id}-glow)`),
      circle(w * 0.56, -h * 0.56, w * 0.15, '#fff8e6'),
      path(
        `M0 ${-h * 0.46}C${w * 0.2} ${-h * 0.58} ${w * 0.34} ${-h * 0.5} ${w * 0.5} ${-h * 0.43}S${w * 0.86} ${-h * 0.55} ${w} ${-h * 0.45}V0H0Z`,
        '#d9905b',
      ),
      path(
        `M0 ${-h * 0.34}C${w * 0.22} ${-h * 0.34} ${w * 0.3} ${-h * 0.45} ${w * 0.55} ${-h * 0.38}S${w * 0.85} ${-h * 0.28} ${w} ${-h * 0.37}V0H0Z`,
        '#8d8a5d',
      ),
      path(
        `M0 ${-h * 0.24}C${w * 0.3} ${-h * 0.34} ${w * 0.6} ${-h * 0.2} ${w} ${-h * 0.28}V0H0Z`,
        '#4f6f4f',
      ),
      path(`M0 ${-h * 0.14}C${w * 0.4} ${-h * 0.22} ${w * 0.7} ${-h * 0.12} ${w} ${-h * 0.18}V0H0Z`, c.moss),
    ),
  ].join('');
}

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
    text(1208, 688, 'Shop all 24', 15.5, c.moss, { weight: 600, anchor: 'end' }),
    line(1128, 695, 1208, 695, c.moss, 1.3),
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

/** The wellness shop: a warm shelf page and a product on the phone. */
export function buddhaBrands(): string {
  return drawing(
    1600,
    1200,
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
  );
}

/** The wellness tile of the home page: the products on their plinth, close by. */
export function wellnessTile(): string {
  const w = 1200;
  const h = 1200;
  return drawing(
    w,
    h,
    glazes,
    linear('wt-bg', [0, 0], [0, 1], [0, '#f7e7cb'], [1, '#eccfa3']),
    linear('wt-table', [0, 0], [0, 1], [0, '#dcc197'], [1, '#b98f5c']),
    rect(0, 0, w, h, 'url(#wt-bg)'),
    tideLines({
      width: w,
      top: 40,
      gap: 34,
      count: 26,
      colour: '#c99a5c',
      weight: 1.6,
      opacity: 0.3,
      swell: 38,
      phase: 2,
    }),
    at(210, 930, 1, arch('wt-a', 780, 800)),
    path('M0 1200V950C180 906 1020 906 1200 950V1200Z', 'url(#wt-table)'),
    repeat(7, (i) =>
      stroke(
        `M${-60 + i * 30} ${986 + i * 34}C${360} ${940 + i * 36} ${840} ${940 + i * 36} 1280 ${990 + i * 34}`,
        '#8f683a',
        1.6,
        { opacity: 0.22 },
      ),
    ),
    ...(
      [
        [330, 1010, 2.5, tin(), 130],
        [590, 1050, 3.1, dropper(), 160],
        [860, 1040, 2.3, jar(), 180],
        [1046, 1096, 1.9, candle(), 110],
      ] as const
    ).flatMap(([x, y, s, product, r], i) => [
      contact(`wt-c${i}`, x + 26, y, r, 17, '#4a2f1f', 0.5),
      at(x, y, s, product),
    ]),
  );
}
