import { narrowPlate, widePlate } from '#art/kit/plate.ts';
import { at, box, circle, clipBox, line, path, rect } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { compass, plan } from '#art/scenes/chartford-plan.ts';
import { legend } from '#art/scenes/chartford-signs.ts';
import { c, house, kinds, tree } from '#art/scenes/chartford-street.ts';

const address = 'chartford-homes.example';
/** Eight plots as the price list has them. */
export const priceList = [
  ['4', 'The Levisham', '4', '£402,000', 'Available'],
  ['5', 'The Cloughton', '3', '£312,500', 'Available'],
  ['9', 'The Cloughton', '3', '£315,000', 'Available'],
  ['11', 'The Levisham', '4', '£398,000', 'P.O.A.'],
  ['12', 'The Levisham', '4', '£398,000', 'Available'],
  ['13', 'The Hayburn', '3', '£331,000', 'Call'],
  ['14', 'The Hayburn', '3', '£334,000', 'Available'],
  ['15', 'The Hayburn', '3', '£329,000', 'Available'],
] as const;

/** The list of prices, a file of the first of the month. */
export function before() {
  const columns = [262, 352, 600, 700, 850];
  const page = [
    rect(0, 0, 1200, 704, '#51555a'),
    rect(0, 0, 1200, 54, '#33363a'),
    text(24, 35, 'price-list-OCT-final-v3.pdf', 18, '#e4e5e7'),
    text(600, 35, 'Page 2 of 9', 18, '#e4e5e7', { anchor: 'middle' }),
    text(1176, 35, '87%', 18, '#e4e5e7', { anchor: 'end' }),
    rect(222, 78, 756, 640, '#ffffff'),
    text(262, 140, 'Chartford Homes', 36, c.wineDeep, { family: 'didone' }),
    text(938, 138, 'Hackness Green', 20, '#555', { anchor: 'end' }),
    text(262, 178, 'Prices valid from 1 October. Subject to availability. E. & O. E.', 17, '#666'),
    rect(262, 200, 676, 40, '#e9e4de'),
    ...['Plot', 'House', 'Beds', 'Price', 'Status'].map((label, i) =>
      text((columns[i] ?? 0) + 10, 226, label, 17, '#333', { weight: 700 }),
    ),
    ...priceList.flatMap((cells, r) => [
      ...cells.map((cell, i) => text((columns[i] ?? 0) + 10, 268 + r * 42, cell, 18, '#333')),
      line(262, 282 + r * 42, 938, 282 + r * 42, '#d8d3cd', 1.2),
    ]),
    lines(
      262,
      614,
      [
        'To reserve a plot or arrange a viewing please call the sales office,',
        'Monday to Friday, 9 am to 5 pm.',
      ],
      18,
      27,
      '#333',
    ),
    rect(1182, 66, 10, 130, '#8a8e93'),
  ].join('');
  return widePlate({ id: 'chb', address: `${address}/downloads/price-list.pdf`, page });
}

export function beforeNarrow() {
  const columns = [32, 82, 250];
  const page = [
    rect(0, 0, 390, 526, '#51555a'),
    rect(0, 0, 390, 44, '#33363a'),
    text(16, 29, 'price-list-OCT-final-v3.pdf', 17, '#e4e5e7'),
    rect(12, 60, 366, 470, '#ffffff'),
    text(32, 102, 'Chartford Homes', 27, c.wineDeep, { family: 'didone' }),
    text(32, 128, 'Prices valid from 1 October', 16.5, '#666'),
    rect(32, 144, 326, 34, '#e9e4de'),
    ...['Plot', 'House', 'Price'].map((label, i) =>
      text((columns[i] ?? 0) + 6, 167, label, 16.5, '#333', { weight: 700 }),
    ),
    ...priceList
      .slice(1)
      .flatMap((cells, r) => [
        ...[cells[0], cells[1], cells[3]].map((cell, i) =>
          text((columns[i] ?? 0) + 6, 204 + r * 36, cell, 17, '#333'),
        ),
        line(32, 215 + r * 36, 358, 215 + r * 36, '#d8d3cd', 1.2),
      ]),
    text(32, 462, 'To view, call Monday to Friday,', 17, '#333'),
    text(32, 487, '9 am to 5 pm.', 17, '#333'),
  ].join('');
  return narrowPlate({ id: 'chn', address, page });
}

const corner = (id: string, w: number, h: number, s: number) =>
  clipBox(
    id,
    0,
    0,
    w,
    h,
    10,
    rect(0, 0, w, h, '#f4d9b0'),
    circle(w * 0.82, h * 0.4, h * 0.16, '#fff3d0'),
    rect(0, h * 0.86, w, h, '#86a67d'),
    at(w * 0.5 - 115 * s, h * 0.9, s, house({ ...kinds.pale, width: 230, gable: false, seed: 9 })),
    at(w * 0.12, h * 0.92, s * 0.8, tree(c.leaf, c.leafDark)),
  );

/** The plan, five minutes old at most, and the plot beside it. */
export function after() {
  const page = [
    rect(0, 0, 1200, 704, c.paper),
    path('M44 66V44L64 30L84 44V66H72V54H56V66Z', c.wine),
    text(98, 62, 'Chartford', 30, c.wine, { family: 'didone' }),
    text(300, 60, 'Hackness Green', 19, c.ink, { weight: 600 }),
    text(760, 60, 'Plan', 18, c.wine, { weight: 700 }),
    text(830, 60, 'List', 18, c.ink, { weight: 500 }),
    box(1010, 34, 150, 40, 20, c.wine),
    text(1085, 60, 'My viewings', 17, '#fff', { weight: 600, anchor: 'middle' }),
    plan({
      id: 'cha-map',
      on: [0, 92, 700, 612],
      scale: 1.66,
      from: [-14, 162],
      under: [24, 648, 370, 42],
      size: 16,
    }),
    at(24, 648, 1.15, legend()),
    compass(662, 134),
    text(742, 148, 'Plot 15, The Hayburn', 44, c.wineDeep, { family: 'didone', tracking: -0.6 }),
    text(742, 184, '3 bedrooms, corner plot, 96 m²', 19.5, c.grey),
    at(742, 206, 1, corner('cha-house', 418, 208, 0.61)),
    text(742, 462, '£329,000', 40, c.wine, { weight: 700 }),
    text(1160, 460, 'Free, checked 2 min ago', 18, c.leafDark, { weight: 600, anchor: 'end' }),
    ...(
      [
        ['Sun at six', 'Kitchen and terrace'],
        ['Running costs', '£92 a month'],
        ['To the school gate', '7 minutes on foot'],
      ] as const
    ).flatMap(([label, value], i) => [
      line(742, 484 + i * 46, 1160, 484 + i * 46, '#e6dad0', 1.4),
      text(742, 515 + i * 46, label, 19, c.grey),
      text(1160, 515 + i * 46, value, 19, c.ink, { weight: 600, anchor: 'end' }),
    ]),
    box(742, 632, 418, 52, 26, c.wine),
    text(951, 665, 'See it on Wednesday', 20, '#fff', { weight: 600, anchor: 'middle' }),
  ].join('');
  return widePlate({ id: 'cha', address: `${address}/hackness-green#plot-15`, page });
}

export function afterNarrow() {
  const page = [
    rect(0, 0, 390, 526, c.paper),
    plan({ id: 'chm-map', on: [0, 0, 390, 340], scale: 1, from: [0, 142] }),
    compass(364, 304),
    rect(0, 338, 390, 188, c.paper),
    text(18, 376, 'Plot 15, The Hayburn', 27, c.wineDeep, { family: 'didone' }),
    text(18, 412, '£329,000', 25, c.wine, { weight: 700 }),
    text(372, 410, 'Free', 18, c.leafDark, { weight: 700, anchor: 'end' }),
    text(18, 442, 'Kitchen and terrace have sun at six', 17, c.grey),
    box(18, 462, 354, 50, 25, c.wine),
    text(195, 494, 'See it on Wednesday', 19, '#fff', { weight: 600, anchor: 'middle' }),
  ].join('');
  return narrowPlate({ id: 'chm', address: `${address}/hackness-green`, page });
}
