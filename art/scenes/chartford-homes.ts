import { browser, phone, shadow } from '#art/kit/frames.ts';
import {
  at,
  box,
  circle,
  clipBox,
  drawing,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  stroke,
} from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { legend, plan } from './chartford-plan.ts';
import { c, type House, house, kinds, street, tree } from './chartford-street.ts';

function plot(x: number, y: number, kind: House, name: string, beds: string, price: string, tag: string) {
  return at(
    x,
    y,
    1,
    box(0, 0, 378, 330, 10, '#ffffff', { stroke: '#eadfd3' }),
    clipBox(
      `ch-${name.length}${x}`,
      0,
      0,
      378,
      196,
      10,
      rect(0, 0, 378, 210, c.sky),
      ellipse(90, 50, 60, 13, c.cloud),
      ellipse(300, 76, 50, 11, c.cloud),
      rect(0, 176, 378, 40, '#86a67d'),
      at(52, 182, 0.5, tree(c.leaf, c.leafDark)),
      at(326, 184, 0.62, tree('#7b9a5d', c.leafDark)),
      at(189 - (kind.width * 0.62) / 2, 182, 0.62, house(kind)),
    ),
    box(16, 16, 112, 28, 14, c.wine),
    text(72, 35, tag, 13.5, '#fff', { weight: 600, anchor: 'middle' }),
    text(20, 236, name, 25, c.ink, { family: 'didone' }),
    text(20, 264, beds, 15.5, c.grey),
    text(20, 304, price, 21, c.wine, { weight: 700 }),
  );
}

function page() {
  const field = (x: number, w: number, label: string, value: string) =>
    text(x, 556, label, 13.5, c.grey, { weight: 500 }) +
    text(x, 582, value, 18, c.ink, { weight: 600 }) +
    stroke(`M${x + w - 26} 570l6 6 6 -6`, c.wine, 2);
  return [
    rect(0, 0, 1280, 1200, c.paper),
    at(0, 84, 1, clipBox('ch-hero', 0, 0, 1280, 470, 0, at(0, -50, 1, street()))),
    rect(0, 0, 1280, 84, c.paper),
    path('M50 58V36L70 22L90 36V58H78V46H62V58Z', c.wine),
    text(106, 52, 'Chartford', 29, c.wine, { family: 'didone' }),
    ...['Find a home', 'Developments', 'How to buy', 'Our builders'].map((label, i) =>
      text([430, 556, 692, 808][i] ?? 0, 50, label, 16, c.ink, { weight: 500 }),
    ),
    box(1072, 24, 160, 42, 21, c.wine),
    text(1152, 51, 'Book a viewing', 15.5, '#fff', { weight: 600, anchor: 'middle' }),
    lines(48, 196, ['A front door', 'with your', 'name on it.'], 74, 76, c.wineDeep, {
      family: 'didone',
      tracking: -1,
    }),
    lines(50, 392, ['Stone-built homes in six Yorkshire', 'villages, two to five bedrooms.'], 19, 28, c.ink, {
      weight: 500,
    }),
    box(44, 526, 1192, 88, 16, c.wineDeep, { opacity: 0.12 }),
    box(48, 516, 1184, 88, 14, '#ffffff'),
    field(80, 270, 'Village', 'Any in North Yorkshire'),
    line(372, 534, 372, 586, '#e6dad0', 1.4),
    field(404, 200, 'Bedrooms', '3 or more'),
    line(620, 534, 620, 586, '#e6dad0', 1.4),
    field(652, 250, 'Price up to', '£425,000'),
    box(1030, 530, 186, 60, 30, c.butter),
    text(1123, 567, 'Show 14 homes', 17, c.wineDeep, { weight: 700, anchor: 'middle' }),
    text(48, 662, 'Ready to move into', 36, c.wineDeep, { family: 'didone' }),
    text(1232, 660, 'All plots', 16, c.wine, { weight: 600, anchor: 'end' }),
    line(1168, 667, 1232, 667, c.wine, 1.4),
    plot(
      48,
      684,
      { ...kinds.honey, width: 240, gable: true, seed: 3 },
      'The Levisham',
      '4 bedrooms, garage, south garden',
      '£398,000',
      'Plot 12',
    ),
    plot(
      451,
      684,
      { ...kinds.rose, width: 220, gable: false, seed: 8 },
      'The Cloughton',
      '3 bedrooms, two parking spaces',
      '£312,500',
      'Plot 7',
    ),
    plot(
      854,
      684,
      { ...kinds.pale, width: 230, gable: false, seed: 9 },
      'The Hayburn',
      '3 bedrooms, corner plot',
      '£329,000',
      'Plot 15',
    ),
  ].join('');
}

function screen() {
  return [
    plan(),
    rect(0, 0, 390, 124, c.paper),
    text(24, 100, 'Chartford', 26, c.wine, { family: 'didone' }),
    text(366, 98, 'Hackness Green', 15.5, c.grey, { weight: 500, anchor: 'end' }),
    at(16, 526, 1, legend()),
    path('M0 844V600Q0 576 24 576H366Q390 576 390 600V844Z', c.paper),
    box(170, 588, 50, 5, 2.5, '#d9cdc2'),
    text(24, 634, 'Plot 15, The Hayburn', 27, c.wineDeep, { family: 'didone' }),
    text(24, 662, '3 bedrooms, corner plot, 96 m²', 16, c.grey),
    text(24, 708, '£329,000', 30, c.wine, { weight: 700 }),
    text(366, 704, 'Ready in June', 15.5, c.leafDark, { weight: 600, anchor: 'end' }),
    box(24, 738, 206, 58, 29, c.wine),
    text(127, 773, 'Book a viewing', 17.5, '#fff', { weight: 600, anchor: 'middle' }),
    box(242, 738, 124, 58, 29, 'none', { stroke: c.wine, 'stroke-width': 1.6 }),
    text(304, 773, 'Floor plan', 16.5, c.wine, { weight: 600, anchor: 'middle' }),
  ].join('');
}

/** The homes developer: a street in the morning and the plot map on the phone. */
export function chartfordHomes(): string {
  return drawing(
    1600,
    1200,
    linear('ch-bg', [0, 0], [0.6, 1], [0, '#7a2f47'], [0.5, c.wine], [1, c.wineDeep]),
    radial('ch-glow', [0.5, 0.5], 0.5, [0, '#c9dfe8', 0.34], [1, '#c9dfe8', 0]),
    rect(0, 0, 1600, 1200, 'url(#ch-bg)'),
    circle(1480, 60, 620, 'url(#ch-glow)'),
    // contour lines of a hillside, the way a site survey draws them
    ...Array.from({ length: 17 }, (_, i) =>
      ellipse(180, 1180, 140 + i * 88, 90 + i * 66, 'none', {
        stroke: '#d59aa9',
        'stroke-width': 1.6,
        opacity: 0.24,
        transform: `rotate(${-14 + i} 180 1180)`,
      }),
    ),
    shadow('ch-s1', 376, 92, 1168, 928, 16, '#1b060d', 1),
    browser({
      id: 'ch-b',
      x: 376,
      y: 92,
      width: 1168,
      height: 928,
      pageWidth: 1280,
      address: 'chartford-homes.example',
      tone: 'light',
      page: page(),
    }),
    shadow('ch-s2', 40, 336, 364, 748, 56, '#1b060d', 0.9),
    phone({ id: 'ch-p', x: 40, y: 336, width: 364, screen: screen(), statusInk: c.wineDeep }),
  );
}
