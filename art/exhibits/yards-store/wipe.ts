import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at, box, clipBox, ellipse, line, linear, rect, repeat } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { c, cloth, hoodie, hoodieBack } from '#art/scenes/yards-garments.ts';

const address = 'yards-store.example';
const old = { bar: '#2f5f9e', link: '#1a4f9c', rule: '#cfd4da', grey: '#666c74' };

/** The sizes as the catalogue had them: counted on Sunday. */
const counted = (x: number, y: number, w: number, size: number) =>
  [
    ['Small', '4'],
    ['Medium', '1'],
    ['Large', '3'],
  ]
    .map(([name, count], i) => {
      const top = y + i * size * 2;
      return (
        rect(x, top, w, size * 2, i === 1 ? '#fff7d6' : '#fff', { stroke: old.rule }) +
        text(x + 14, top + size * 1.35, `${name}: ${count} in stock`, size, '#222', {
          weight: i === 1 ? 700 : 400,
        }) +
        text(x + w - 14, top + size * 1.35, 'Add', size, old.link, { anchor: 'end', weight: 600 })
      );
    })
    .join('');

/** The old catalogue: Sunday’s count on a Saturday. */
export function before() {
  const page = [
    linear('ysb-bar', [0, 0], [0, 1], [0, '#5b8bc9'], [1, old.bar]),
    rect(0, 0, 1200, 704, '#eef0f2'),
    rect(0, 0, 1200, 84, 'url(#ysb-bar)'),
    text(40, 54, 'Yards Store: online catalogue', 30, '#fff', { weight: 600 }),
    text(1160, 53, 'Basket (0 items)', 18, '#fff', { anchor: 'end' }),
    rect(40, 112, 230, 560, '#fff', { stroke: old.rule }),
    text(58, 148, 'Categories', 19, '#222', { weight: 700 }),
    ...['Caps', 'Hoodies', 'Jackets', 'Shoes', 'Socks', 'Tees', 'Trousers', 'Vouchers'].map((name, i) =>
      text(58, 190 + i * 42, name, 18, old.link, { weight: i === 1 ? 700 : 400 }),
    ),
    text(58, 560, 'Stock last typed in:', 16.5, old.grey),
    text(58, 584, 'Sunday, 19:42', 17.5, '#b3261e', { weight: 700 }),
    text(300, 140, 'Home > Hoodies > Backyard hoodie', 17, old.link),
    rect(300, 164, 400, 508, '#fff', { stroke: old.rule }),
    at(500, 424, 1.5, hoodieBack(cloth.coal)),
    text(740, 200, 'Backyard hoodie (black)', 31, '#222', { weight: 700 }),
    text(740, 240, '£78.00', 25, '#b3261e', { weight: 700 }),
    lines(
      740,
      284,
      ['Our classic hoodie in heavy cotton.', 'Please allow 3 to 7 working days.'],
      18,
      28,
      '#444',
    ),
    counted(740, 350, 420, 19),
    box(740, 492, 420, 54, 4, '#7d9b3a'),
    text(950, 526, 'ADD MEDIUM TO BASKET', 18, '#fff', { anchor: 'middle', weight: 700 }),
    lines(
      740,
      584,
      ['If an item turns out to be sold we', 'will ring you and refund your card.'],
      18,
      27,
      old.grey,
    ),
  ].join('');
  return widePlate({ id: 'ysb', address: `${address}/catalogue.php?item=114`, page });
}

export function beforeNarrow() {
  const page = [
    linear('ysn-bar', [0, 0], [0, 1], [0, '#5b8bc9'], [1, old.bar]),
    rect(0, 0, 390, 526, '#eef0f2'),
    rect(0, 0, 390, 56, 'url(#ysn-bar)'),
    text(16, 36, 'Yards Store: online catalogue', 19, '#fff', { weight: 600 }),
    rect(16, 70, 130, 150, '#fff', { stroke: old.rule }),
    at(81, 149, 0.52, hoodieBack(cloth.coal)),
    lines(160, 96, ['Backyard hoodie', '(black)'], 21, 26, '#222', { weight: 700 }),
    text(160, 152, '£78.00', 20, '#b3261e', { weight: 700 }),
    text(160, 188, 'Stock typed in', 16, old.grey),
    text(160, 211, 'Sunday, 19:42', 17, '#b3261e', { weight: 700 }),
    counted(16, 238, 358, 18),
    box(16, 364, 358, 52, 4, '#7d9b3a'),
    text(195, 396, 'ADD MEDIUM TO BASKET', 17, '#fff', { anchor: 'middle', weight: 700 }),
    lines(
      16,
      448,
      ['If an item turns out to be sold we', 'will ring you and refund your card.'],
      17,
      25,
      old.grey,
    ),
  ].join('');
  return narrowPlate({ id: 'ysn', address, page });
}

const size = (x: number, y: number, w: number, h: number, label: string, state: 'free' | 'gone' | 'on') =>
  rect(x, y, w, h, state === 'on' ? c.coal : 'none', {
    stroke: c.coal,
    'stroke-width': 2,
    opacity: state === 'gone' ? 0.4 : 1,
  }) +
  text(x + w / 2, y + h / 2 + 7, label, 20, state === 'on' ? c.lime : c.coal, {
    weight: 700,
    anchor: 'middle',
    opacity: state === 'gone' ? 0.5 : 1,
  }) +
  (state === 'gone' ? line(x, y + h, x + w, y, c.coal, 2, { opacity: 0.4 }) : '');

/** The new page, some seconds after the till. */
export function after() {
  const page = [
    rect(0, 0, 1200, 704, c.pale),
    text(40, 62, 'YARDS', 44, c.coal, { family: 'poster' }),
    ...['New in', 'Hoodies', 'Tees', 'Bottoms'].map((label, i) =>
      text([210, 300, 400, 470][i] ?? 0, 56, label, 18, c.coal, { weight: 600 }),
    ),
    text(1160, 56, 'Bag', 18, c.coal, { weight: 600, anchor: 'end' }),
    rect(0, 88, 580, 616, c.concrete),
    repeat(4, (i) => line(145 * (i + 1), 88, 145 * (i + 1), 704, '#c3c2bb', 1)),
    clipBox(
      'ysa-word',
      0,
      88,
      580,
      616,
      0,
      text(24, 470, 'BACK', 360, '#c9c8c1', { family: 'poster', tracking: -6 }),
    ),
    ellipse(290, 640, 190, 14, '#000', { opacity: 0.2 }),
    at(290, 410, 1.95, hoodie(cloth.coal)),
    text(628, 176, 'BACKYARD HOODIE', 66, c.coal, { family: 'poster' }),
    text(628, 220, 'Black, £78', 22, c.coal, { weight: 600 }),
    text(1160, 220, 'Person in the photo: 1.78 m, wears M', 17, '#5d6066', { anchor: 'end' }),
    size(628, 250, 124, 58, 'S', 'free'),
    size(764, 250, 124, 58, 'M', 'gone'),
    size(900, 250, 124, 58, 'L', 'free'),
    size(1036, 250, 124, 58, 'XL', 'free'),
    rect(628, 330, 532, 92, c.coal),
    text(652, 368, 'M: back in two weeks', 23, c.lime, { weight: 700 }),
    text(652, 400, 'The last one left the shop at 10:04', 18, '#e2e2de'),
    rect(628, 440, 532, 154, '#ffffff'),
    rect(628, 440, 130, 154, '#dedcd4'),
    at(693, 518, 0.54, hoodie(cloth.bone)),
    text(782, 482, 'The same in stone, M', 22, c.coal, { weight: 700 }),
    lines(782, 514, ['On the rail by the window.', 'At the counter for you by two.'], 18.5, 27, '#44474c'),
    rect(628, 612, 532, 62, c.lime),
    text(894, 651, 'Hold stone in M at the counter', 21, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
  return widePlate({ id: 'ysa', address: `${address}/backyard-hoodie`, page, dark: true });
}

export function afterNarrow() {
  const page = [
    rect(0, 0, 390, 526, c.pale),
    rect(0, 0, 390, 172, c.concrete),
    text(8, 162, 'BACK', 178, '#c3c2bb', { family: 'poster', tracking: -3 }),
    at(195, 92, 0.66, hoodie(cloth.coal)),
    text(18, 214, 'BACKYARD HOODIE', 37, c.coal, { family: 'poster' }),
    text(372, 212, '£78', 20, c.coal, { weight: 700, anchor: 'end' }),
    ...['S', 'M', 'L', 'XL'].map((label, i) =>
      size(18 + i * 90, 230, 84, 44, label, i === 1 ? 'gone' : 'free'),
    ),
    rect(18, 288, 354, 70, c.coal),
    text(34, 318, 'M: back in two weeks', 19, c.lime, { weight: 700 }),
    text(34, 343, 'The last one left the shop at 10:04', 16.5, '#e2e2de'),
    rect(18, 370, 354, 84, '#fff'),
    rect(18, 370, 76, 84, '#dedcd4'),
    at(56, 414, 0.3, hoodie(cloth.bone)),
    text(108, 404, 'The same in stone, M', 18, c.coal, { weight: 700 }),
    text(108, 432, 'On the rail by the window', 17, '#44474c'),
    rect(18, 466, 354, 48, c.lime),
    text(195, 496, 'Hold stone in M until three', 18, c.coal, { weight: 700, anchor: 'middle' }),
  ].join('');
  return narrowPlate({ id: 'ysm', address: `${address}/backyard-hoodie`, page, dark: true });
}
