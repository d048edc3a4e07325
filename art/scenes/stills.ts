import { contact } from '#art/kit/frames.ts';
import { at, drawing, group, rect } from '#art/kit/svg.ts';
import { beanie, c as broken, emblem, ring, shirt } from './broken-goods.ts';
import { arch } from './buddha-goods.ts';
import { onTable, tableTop, wall } from './buddha-table.ts';
import { house } from './den-house.ts';

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

/** The house at dusk, nothing else. */
export function denStill(): string {
  return drawing(
    w,
    h,
    rect(0, 0, w, h, '#3f302d'),
    rect(0, 0, w, 120, '#8f4a33'),
    at(-455, 96, 1.34, house()),
  );
}

/** What sells out in minutes, thrown down on the label's pink. */
export function brokenStill(): string {
  return drawing(
    w,
    h,
    rect(0, 0, w, h, broken.pink),
    // Whole: the words beside it stand on the same pink, where an edge of it was a seam.
    group({ opacity: 0.22 }, at(660, 400, 1, emblem(1000, broken.pinkDark))),
    at(
      80,
      58,
      0.87,
      contact('ps-c', 470, 850, 330, 22, '#3d0a1e', 0.5),
      group(
        { transform: 'rotate(-7 470 470)' },
        at(470, 460, 3.3, shirt(broken.soot, broken.black, broken.ash, broken.bone)),
      ),
      contact('ps-b', 985, 395, 170, 14, '#3d0a1e', 0.45),
      group({ transform: 'rotate(9 980 250)' }, at(980, 250, 1.9, beanie())),
      contact('ps-r', 1040, 800, 130, 12, '#3d0a1e', 0.45),
      at(1040, 660, 1.65, ring()),
    ),
  );
}
