import { at, drawing, path, repeat, stroke } from '#art/kit/svg.ts';
import { arch } from './buddha-goods.ts';
import { onTable, wall } from './buddha-table.ts';

/** The wellness tile of the home page: the products on their plinth, close by. */
export function wellnessTile(): string {
  const w = 1200;
  const h = 1200;
  return drawing(
    w,
    h,
    wall({ id: 'wt', width: w, height: h, lines: { top: 40, count: 26 } }),
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
    onTable('wt', [
      ['tin', 330, 1010, 2.5, 130],
      ['dropper', 590, 1050, 3.1, 160],
      ['jar', 860, 1040, 2.3, 180],
      ['candle', 1046, 1096, 1.9, 110],
    ]),
  );
}
