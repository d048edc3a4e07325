import { at, box, denseDrawing, drawing, line, rect } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { plan } from '#art/scenes/chartford-plan.ts';
import { c } from '#art/scenes/chartford-street.ts';
import { priceList } from './wipe.ts';

/** Size of a strip, drawn in 1200 × 390 units: as much of a page as is compared, and that large. */
export const stripSize = { width: 1600, height: 520 } as const;
/** The same for phones, in half of these units: lines of a list, and the plan above what is known of a plot. */
export const narrowRowSize = { width: 780, height: 600 } as const;
export const narrowPlotSize = { width: 780, height: 840 } as const;

const strip = (...parts: string[]) => drawing(1600, 520, at(0, 0, 4 / 3, ...parts));
/** Plots 13 to 15, which are told of. */
const rows = priceList.slice(5);

/** Three lines of the price list, as they were printed. */
export function row() {
  const columns = [56, 190, 560, 700, 930];
  return strip(
    rect(0, 0, 1200, 390, '#ffffff'),
    rect(0, 0, 1200, 62, '#e9e4de'),
    ...['Plot', 'House', 'Beds', 'Price', 'Status'].map((label, i) =>
      text(columns[i] ?? 0, 41, label, 27, '#333', { weight: 700 }),
    ),
    rect(0, 151, 1200, 88, '#fdf1cf'),
    ...rows.flatMap((cells, r) => [
      ...cells.map((cell, i) =>
        text(columns[i] ?? 0, 119 + r * 88, cell, 36, '#333', { weight: r === 1 ? 700 : 400 }),
      ),
      line(0, 151 + r * 88, 1200, 151 + r * 88, '#d8d3cd', 1.6),
    ]),
    text(56, 368, 'Prices valid from 1 October. Subject to availability. E. & O. E.', 25, '#5c5c5c'),
  );
}

export function rowNarrow() {
  const columns = [20, 86, 254];
  return denseDrawing(
    390,
    300,
    rect(0, 0, 390, 300, '#ffffff'),
    rect(0, 0, 390, 44, '#e9e4de'),
    ...['Plot', 'House', 'Status'].map((label, i) =>
      text(columns[i] ?? 0, 29, label, 18.5, '#333', { weight: 700 }),
    ),
    rect(0, 108, 390, 64, '#fdf1cf'),
    ...rows.flatMap((cells, r) => [
      ...[cells[0], cells[1], cells[4]].map((cell, i) =>
        text(columns[i] ?? 0, 83 + r * 64, cell, 20.5, '#333', { weight: r === 1 ? 700 : 400 }),
      ),
      line(0, 108 + r * 64, 390, 108 + r * 64, '#d8d3cd', 1.2),
    ]),
    text(20, 276, 'Prices valid from 1 October', 18.5, '#5c5c5c'),
  );
}

/** The same three plots on the plan, and what is known of the one that is free. */
export function plot() {
  return strip(
    rect(0, 0, 1200, 390, c.paper),
    plan({ id: 'chp-map', on: [0, 0, 790, 390], scale: 2.5, from: [38, 369], size: 9.4, words: true }),
    text(838, 84, 'Plot 15, The Hayburn', 35, c.wineDeep, { family: 'didone', tracking: -0.5 }),
    text(838, 146, '£329,000', 42, c.wine, { weight: 700 }),
    text(838, 190, 'Free, checked 2 min ago', 22, c.leafDark, { weight: 600 }),
    line(838, 222, 1152, 222, '#e6dad0', 1.6),
    text(838, 260, 'Sun at six', 22, c.grey),
    text(1152, 260, 'Kitchen and terrace', 22, c.ink, { weight: 600, anchor: 'end' }),
    box(838, 294, 314, 62, 31, c.wine),
    text(995, 333, 'See it on Wednesday', 24, '#fff', { weight: 600, anchor: 'middle' }),
  );
}

/** The two that are told of and the next, and below them all that is known of the free one. */
export function plotNarrow() {
  const [width, height] = [390, 420];
  return denseDrawing(
    width,
    height,
    rect(0, 0, width, height, c.paper),
    plan({ id: 'chq-map', on: [0, 0, width, 206], scale: 1.62, from: [111, 371], size: 9.4, words: true }),
    text(20, 248, 'Plot 15, The Hayburn', 27, c.wineDeep, { family: 'didone' }),
    text(20, 284, '£329,000', 25, c.wine, { weight: 700 }),
    text(370, 283, 'Free, checked 2 min ago', 17.5, c.leafDark, { weight: 600, anchor: 'end' }),
    line(20, 302, 370, 302, '#e6dad0', 1.4),
    text(20, 330, 'Sun at six', 17.5, c.grey),
    text(370, 330, 'Kitchen and terrace', 17.5, c.ink, { weight: 600, anchor: 'end' }),
    box(20, 350, 350, 52, 26, c.wine),
    text(195, 382.5, 'See it on Wednesday', 19, '#fff', { weight: 600, anchor: 'middle' }),
  );
}
