import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at, box, circle, clipBox, ellipse, line, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { arch, c, glazes, lotus, tin } from '#art/scenes/buddha-goods.ts';

const address = 'buddha-brands.example';

/** A still of the film about the farm, w × h: hills before the day begins, dimmed for the words on it. */
function film(id: string, w: number, h: number) {
  const hill = (y: number, lift: number, fill: string) =>
    path(
      `M0 ${y}C${w * 0.25} ${y - lift} ${w * 0.4} ${y + lift * 0.4} ${w * 0.6} ${y - lift * 0.3}S${w * 0.9} ${y - lift} ${w} ${y - lift * 0.2}V${h}H0Z`,
      fill,
    );
  return [
    linear(`${id}-dawn`, [0, 0], [0, 1], [0, '#49566a'], [0.6, '#a58a7d'], [1, '#c9a083']),
    clipBox(
      `${id}-film`,
      0,
      0,
      w,
      h,
      0,
      rect(0, 0, w, h, `url(#${id}-dawn)`),
      circle(w * 0.78, h * 0.5, h * 0.09, '#f0d5b4', { opacity: 0.8 }),
      hill(h * 0.56, h * 0.12, '#6c6a63'),
      hill(h * 0.7, h * 0.1, '#4d574d'),
      hill(h * 0.84, h * 0.08, '#333f38'),
      rect(0, 0, w, h, '#141a17', { opacity: 0.3 }),
    ),
  ].join('');
}

const play = (x: number, y: number, r: number) =>
  circle(x, y, r, '#ffffff', { opacity: 0.18 }) +
  circle(x, y, r, 'none', { stroke: '#fff', 'stroke-width': 2 }) +
  path(`M${x - r * 0.28} ${y - r * 0.42}L${x + r * 0.48} ${y}L${x - r * 0.28} ${y + r * 0.42}Z`, '#fff');

/** The old front door: a film, a box over it and no tea. */
export function before() {
  const page = [
    film('bbb', 1200, 715),
    stroke('M60 44h30M60 54h30M60 64h30', '#fff', 3),
    lotus(140, 68, 30, '#fff'),
    text(176, 62, 'Buddha Brands', 24, '#fff', { family: 'serif' }),
    text(1156, 60, 'Log in', 17, '#fff', { anchor: 'end' }),
    // Its words end before the middle, where the page after wipes over them.
    lines(56, 262, ['Our story, one', 'morning at a time'], 64, 70, '#fff', {
      family: 'serif',
      tracking: -1.2,
    }),
    text(60, 390, 'A film from the farm', 21, '#fff', { opacity: 0.9 }),
    play(112, 486, 52),
    text(192, 492, '2 min 41', 18, '#fff'),
    line(60, 672, 1140, 672, '#fff', 3, { opacity: 0.4 }),
    line(60, 672, 214, 672, '#fff', 3),
    text(60, 650, 'Loading film: 14%', 17, '#fff'),
    // the box that everybody closed
    box(782, 372, 372, 270, 4, '#fff'),
    text(1130, 404, '×', 26, '#777', { anchor: 'middle' }),
    text(812, 428, 'Join our circle', 30, '#333', { family: 'serif' }),
    lines(812, 464, ['Letters from the farm, and 10%', 'off when you open an account.'], 18, 27, '#666'),
    rect(812, 518, 312, 44, '#f2f2f2', { stroke: '#ccc' }),
    text(826, 546, 'Email address', 17, '#777'),
    rect(812, 574, 312, 46, '#8a8f88'),
    text(968, 603, 'SUBSCRIBE', 17, '#fff', { anchor: 'middle', tracking: 2 }),
  ].join('');
  return widePlate({ id: 'bbb', address: `${address}/?ad=evening-tea`, page });
}

export function beforeNarrow() {
  const page = [
    film('bbn', 390, 526),
    stroke('M20 30h24M20 39h24M20 48h24', '#fff', 2.6),
    lotus(195, 46, 24, '#fff'),
    lines(195, 132, ['Our story, one', 'morning at a time'], 33, 38, '#fff', {
      family: 'serif',
      anchor: 'middle',
    }),
    play(195, 236, 34),
    box(22, 298, 346, 206, 4, '#fff'),
    text(346, 328, '×', 24, '#777', { anchor: 'middle' }),
    text(42, 340, 'Join our circle', 25, '#333', { family: 'serif' }),
    lines(42, 370, ['Letters from the farm, and 10% off', 'when you open an account.'], 16.5, 24, '#666'),
    rect(42, 412, 306, 36, '#f2f2f2', { stroke: '#ccc' }),
    text(54, 436, 'Email address', 16, '#777'),
    rect(42, 456, 306, 36, '#8a8f88'),
    text(195, 480, 'SUBSCRIBE', 15, '#fff', { anchor: 'middle', tracking: 2 }),
  ].join('');
  return narrowPlate({ id: 'bbn', address, page });
}

const size = (x: number, y: number, w: number, label: string, price: string, cup: string, on: boolean) =>
  box(x, y, w, 92, 14, on ? '#fffaf0' : 'none', {
    stroke: on ? c.moss : '#d8c8a4',
    'stroke-width': on ? 3 : 1.6,
  }) +
  text(x + 20, y + 37, label, 19, c.ink, { weight: 600 }) +
  text(x + w - 20, y + 37, price, 19, c.ink, { weight: 600, anchor: 'end' }) +
  text(x + 20, y + 68, cup, 17, '#565c4b');

/** The new one: the tea that was searched for, and what a cup of it costs. */
export function after() {
  const page = [
    glazes,
    rect(0, 0, 1200, 715, c.cream),
    lotus(78, 58, 28, c.moss),
    text(112, 57, 'Buddha Brands', 24, c.moss, { family: 'serif', weight: 600 }),
    ...['Morning', 'Bath', 'Evening', 'Guests'].map((label, i) =>
      text([622, 726, 796, 896][i] ?? 0, 57, label, 18, c.ink, { weight: i === 2 ? 700 : 500 }),
    ),
    line(796, 67, 862, 67, c.clay, 2.4),
    text(1018, 57, 'Search', 18, c.ink, { weight: 500 }),
    box(1096, 34, 64, 36, 18, c.moss),
    text(1128, 58, 'Bag', 17, c.cream, { weight: 600, anchor: 'middle' }),
    rect(0, 92, 560, 623, c.oat),
    at(84, 715, 1, arch('bba', 396, 560)),
    path('M0 715C40 640 170 618 290 618S540 640 560 715Z', '#d8c19a'),
    ellipse(292, 668, 118, 15, '#5a3c1d', { opacity: 0.3 }),
    at(282, 666, 2.5, tin('Dusk', { fine: true })),
    box(34, 122, 172, 38, 19, c.cream),
    text(120, 147, 'Batch 112, May', 17, c.moss, { weight: 600, anchor: 'middle' }),
    text(616, 186, 'Dusk evening tea', 58, c.moss, { family: 'serif', tracking: -1.6 }),
    lines(
      618,
      228,
      ['Chamomile, oat flower and lemon balm, loose leaf.', 'No caffeine. Ready in four minutes.'],
      20,
      30,
      '#47533f',
    ),
    size(618, 292, 262, '30 cups', '£11.50', '38p a cup', false),
    size(898, 292, 262, '90 cups', '£28.80', '32p a cup', true),
    box(618, 408, 542, 64, 32, c.moss),
    text(889, 448, 'Buy now, £28.80', 22, c.cream, { weight: 600, anchor: 'middle' }),
    text(618, 512, 'Ordered by two, posted today. Free over £35.', 18, '#565c4b'),
    line(618, 540, 1160, 540, '#e3d5b5', 1.4),
    text(618, 580, '“Tastes of hay and honey, and I sleep.”', 24, c.moss, { family: 'serif', italic: true }),
    text(618, 610, 'Reviews that mention taste: 64', 17.5, '#565c4b'),
    line(618, 640, 1160, 640, '#e3d5b5', 1.4),
    text(618, 680, 'How to brew it', 18.5, c.ink, { weight: 600 }),
    text(860, 680, 'What is in it', 18.5, c.ink, { weight: 600 }),
    text(1160, 680, 'Refills', 18.5, c.ink, { weight: 600, anchor: 'end' }),
  ].join('');
  return widePlate({ id: 'bba', address: `${address}/dusk-evening-tea`, page });
}

export function afterNarrow() {
  const page = [
    glazes,
    rect(0, 0, 390, 526, c.cream),
    rect(0, 0, 390, 226, c.oat),
    at(108, 226, 1, arch('bbm', 174, 212)),
    path('M0 226C40 196 110 186 195 186S350 196 390 226Z', '#d8c19a'),
    ellipse(198, 208, 54, 8, '#5a3c1d', { opacity: 0.3 }),
    at(195, 207, 1.06, tin('Dusk')),
    text(20, 268, 'Dusk evening tea', 34, c.moss, { family: 'serif', tracking: -0.8 }),
    text(20, 296, 'Chamomile, oat flower, lemon balm', 17, '#47533f'),
    ...[
      ['30 cups', '£11.50', '38p a cup'],
      ['90 cups', '£28.80', '32p a cup'],
    ].map(([label, price, cup], i) => {
      const x = 20 + i * 180;
      return (
        box(x, 316, 170, 84, 12, i ? '#fffaf0' : 'none', {
          stroke: i ? c.moss : '#d8c8a4',
          'stroke-width': i ? 2.6 : 1.5,
        }) +
        text(x + 14, 349, label ?? '', 17, c.ink, { weight: 600 }) +
        text(x + 156, 349, price ?? '', 17, c.ink, { weight: 600, anchor: 'end' }) +
        text(x + 14, 379, cup ?? '', 16, '#565c4b')
      );
    }),
    box(20, 416, 350, 56, 28, c.moss),
    text(195, 451, 'Buy now, £28.80', 19, c.cream, { weight: 600, anchor: 'middle' }),
    text(195, 502, 'Ordered by two, posted today', 16, '#565c4b', { anchor: 'middle' }),
  ].join('');
  return narrowPlate({ id: 'bbm', address: `${address}/dusk-evening-tea`, page });
}
