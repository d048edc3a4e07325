import { standing, standingSize } from '#art/kit/standing.ts';
import { at, box, clipBox, drawing, ellipse, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { legend, plan } from './chartford-plan.ts';
import { c, type House, house, kinds, street } from './chartford-street.ts';

/** One of the plots: the house before its sky, its name and price beside it. */
function plot(x: number, kind: House, name: string, price: string) {
  return at(
    x,
    592,
    1,
    clipBox(
      `ch-${x}`,
      0,
      0,
      150,
      124,
      10,
      rect(0, 0, 150, 124, c.sky),
      ellipse(40, 26, 34, 7, c.cloud),
      rect(0, 108, 150, 20, '#86a67d'),
      at(75 - (kind.width * 0.4) / 2, 112, 0.4, house(kind)),
    ),
    text(164, 56, name, 23, c.ink, { family: 'didone' }),
    text(164, 88, price, 21, c.wine, { weight: 700 }),
  );
}

function page() {
  return [
    rect(0, 0, 1280, 780, c.paper),
    at(0, 84, 1, clipBox('ch-hero', 0, 0, 1280, 404, 0, at(-34, -34, 0.88, street()))),
    rect(0, 0, 1280, 84, c.paper),
    path('M40 60V36L62 20L84 36V60H71V47H53V60Z', c.wine),
    text(100, 54, 'Chartford', 31, c.wine, { family: 'didone' }),
    ...['Find a home', 'Developments', 'How to buy'].map((label, i) =>
      text([302, 454, 624][i] ?? 0, 52, label, 19, c.ink, { weight: 500 }),
    ),
    lines(140, 170, ['A front door', 'with your', 'name on it.'], 58, 62, c.wineDeep, {
      family: 'didone',
      tracking: -1,
    }),
    lines(142, 348, ['Stone-built homes in', 'six Yorkshire villages.'], 21, 29, c.ink, { weight: 500 }),
    box(136, 448, 668, 92, 16, c.wineDeep, { opacity: 0.12 }),
    box(140, 438, 660, 92, 14, '#ffffff'),
    text(168, 476, 'Village', 18, c.grey, { weight: 500 }),
    text(168, 506, 'Any in North Yorkshire', 21, c.ink, { weight: 600 }),
    stroke('M488 482l7 7 7 -7', c.wine, 2.2),
    box(570, 452, 212, 64, 32, c.butter),
    text(676, 491, 'Show 14 homes', 21, c.wineDeep, { weight: 700, anchor: 'middle' }),
    text(140, 576, 'Ready to move into', 32, c.wineDeep, { family: 'didone' }),
    plot(140, { ...kinds.honey, width: 240, gable: true, seed: 3 }, 'The Levisham', '£398,000'),
    plot(474, { ...kinds.rose, width: 220, gable: false, seed: 8 }, 'The Cloughton', '£312,500'),
  ].join('');
}

function screen() {
  return [
    plan(),
    rect(0, 0, 390, 124, c.paper),
    text(24, 100, 'Chartford', 26, c.wine, { family: 'didone' }),
    text(366, 99, 'Hackness Green', 20.5, c.grey, { weight: 500, anchor: 'end' }),
    at(16, 526, 1, legend()),
    path('M0 844V600Q0 576 24 576H366Q390 576 390 600V844Z', c.paper),
    box(170, 588, 50, 5, 2.5, '#d9cdc2'),
    text(24, 634, 'Plot 15, The Hayburn', 27, c.wineDeep, { family: 'didone' }),
    text(24, 664, '3 bedrooms, corner plot', 21, c.grey),
    text(24, 708, '£329,000', 30, c.wine, { weight: 700 }),
    text(366, 707, 'Ready in June', 20.5, c.leafDark, { weight: 600, anchor: 'end' }),
    box(24, 738, 206, 58, 29, c.wine),
    text(127, 774, 'Book a viewing', 21, '#fff', { weight: 600, anchor: 'middle' }),
    box(242, 738, 124, 58, 29, 'none', { stroke: c.wine, 'stroke-width': 1.6 }),
    text(304, 774, 'Floor plan', 20.5, c.wine, { weight: 600, anchor: 'middle' }),
  ].join('');
}

/** The homes developer: a street in the morning and the plot map on the phone. */
export const chartfordHomes = (): string =>
  drawing(
    standingSize.width,
    standingSize.height,
    standing({
      ...{ id: 'ch', address: 'chartford-homes.example', tone: 'light', page: page() },
      ...{ screen: screen(), statusInk: c.wineDeep, shade: '#1b060d', phoneOn: 'left' },
    }),
  );
