import { contact } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { at, drawing, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { arch, candle, dropper, glazes, jar, tin } from './buddha-goods.ts';

/** The wellness tile of the home page: the products on their plinth, close by. */
export function wellnessTile(): string {
  const w = 1200;
  const h = 1200;
  return drawing(
    w,
    h,
    glazes,
    linear('wt-bg', [0, 0], [0, 1], [0, '#f7e7cb'], [1, '#eccfa3']),
    linear('wt-table', [0, 0], [0, 1], [0, '#dcc197'], [1, '#b98f5c']),
    rect(0, 0, w, h, 'url(#wt-bg)'),
    tideLines({
      width: w,
      top: 40,
      gap: 34,
      count: 26,
      colour: '#c99a5c',
      weight: 1.6,
      opacity: 0.3,
      swell: 38,
      phase: 2,
    }),
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
    ...(
      [
        [330, 1010, 2.5, tin(), 130],
        [590, 1050, 3.1, dropper(), 160],
        [860, 1040, 2.3, jar(), 180],
        [1046, 1096, 1.9, candle(), 110],
      ] as const
    ).flatMap(([x, y, s, product, r], i) => [
      contact(`wt-c${i}`, x + 26, y, r, 17, '#4a2f1f', 0.5),
      at(x, y, s, product),
    ]),
  );
}
