import { at, drawing } from '#art/kit/svg.ts';
import { arch } from './buddha-goods.ts';
import { onTable, tableTop, wall } from './buddha-table.ts';

const w = 1200;
const h = 900;

/** What the wellness shop makes: studies show it at their solution on phones. */
export function buddhaStill(): string {
  return drawing(
    w,
    h,
    wall({ id: 'pb', width: w, height: h, lines: { top: 20, count: 20 } }),
    at(230, 720, 1, arch('pb-a', 740, 660)),
    tableTop({
      ...{ id: 'pb', width: w, height: h, edge: 720, bow: 40, bends: [180, 1020] },
      grain: { count: 6, below: 32, gap: 30, bends: [360, 840], weight: 1.6 },
    }),
    onTable('pb', [
      ['tin', 270, 780, 2.5, 130],
      ['dropper', 560, 820, 3.2, 160],
      ['jar', 860, 810, 2.4, 180],
      ['candle', 1070, 850, 1.8, 110],
    ]),
  );
}
