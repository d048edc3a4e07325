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

/** The four that a couple compares, as the plan's list has them. */
const compared = [
  ['13', '£331,000', '6', 'Kitchen', 'held'],
  ['14', '£334,000', '6', 'Kitchen', 'sold'],
  ['15', '£329,000', '10', 'Both', 'pick'],
  ['16', '£332,000', '6', 'Terrace', 'free'],
] as const;

/** The same plots on the plan, and below each other what tells them apart. */
export function plot() {
  const columns = [716, 806, 934, 1020];
  return strip(
    rect(0, 0, 1200, 390, c.paper),
    plan({ id: 'chp-map', on: [0, 0, 680, 390], scale: 2.17, from: [41, 364], size: 10.2, words: true }),
    ...['Plot', 'Price', 'Paces', 'Sun at six'].map((label, i) =>
      text(columns[i] ?? 0, 52, label, 20, c.grey, { weight: 600 }),
    ),
    ...compared.flatMap((cells, r) => {
      const y = 76 + r * 74;
      const [chosen, gone] = [cells[4] === 'pick', cells[4] === 'sold'];
      const ink = chosen ? '#ffffff' : gone ? c.grey : c.ink;
      return [
        chosen ? box(698, y, 488, 74, 14, c.wine) : '',
        chosen || r === 3 ? '' : line(716, y + 74, 1176, y + 74, '#e6dad0', 1.6),
        ...cells.slice(0, 4).map((cell, i) =>
          text(columns[i] ?? 0, y + 46, cell, i === 0 ? 30 : 22, ink, {
            weight: i === 0 || chosen ? 700 : 500,
            ...(gone && i > 0 && { strike: true }),
          }),
        ),
      ];
    }),
  );
}

/** The two that are told of and the next, and below them the four that are compared. */
export function plotNarrow() {
  const [width, height] = [390, 420];
  const columns = [20, 64, 164, 228];
  return denseDrawing(
    width,
    height,
    rect(0, 0, width, height, c.paper),
    plan({ id: 'chq-map', on: [0, 0, width, 192], scale: 1.62, from: [111, 371], size: 9.4, words: true }),
    ...['Plot', 'Price', 'Paces', 'Sun at six'].map((label, i) =>
      text(columns[i] ?? 0, 222, label, 16.5, c.grey, { weight: 600 }),
    ),
    ...compared.flatMap((cells, r) => {
      const y = 234 + r * 45;
      const [chosen, gone] = [cells[4] === 'pick', cells[4] === 'sold'];
      const ink = chosen ? '#ffffff' : gone ? c.grey : c.ink;
      return [
        chosen ? box(8, y, 374, 45, 10, c.wine) : '',
        chosen || r === 3 ? '' : line(20, y + 45, 370, y + 45, '#e6dad0', 1.4),
        ...cells.slice(0, 4).map((cell, i) =>
          text(columns[i] ?? 0, y + 29, cell, i === 0 ? 20 : 17.5, ink, {
            weight: i === 0 || chosen ? 700 : 500,
            ...(gone && i > 0 && { strike: true }),
          }),
        ),
      ];
    }),
  );
}
