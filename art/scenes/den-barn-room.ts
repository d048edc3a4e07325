import { box, line, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lamp } from './den-house.ts';

/** What is seen through the glazed arch of the barn: a stair up to the loft, books, and a table under two lamps. */
export const throughArch = () =>
  [
    path('M640 408L640 396H652V384H664V372H676V360H688V348H700V336H712V408Z', '#d9955a', { opacity: 0.5 }),
    stroke('M640 372L712 312', '#8a552c', 2.4, { opacity: 0.7 }),
    repeat(4, (i) =>
      line(648 + i * 17, 366 - i * 14, 648 + i * 17, 390 - i * 12, '#8a552c', 1.6, { opacity: 0.6 }),
    ),
    ...[310, 326, 342].map((y) => rect(748, y, 40, 2, '#8a552c', { opacity: 0.75 })),
    repeat(15, (i) =>
      rect(
        750 + (i % 5) * 7.4,
        312 + Math.floor(i / 5) * 16 + (i % 2) * 3,
        5,
        14 - (i % 2) * 3,
        ['#b4653e', '#8a6a3f', '#6d7148', '#c98a4e'][i % 4] ?? '',
        {
          opacity: 0.85,
        },
      ),
    ),
    lamp(690, 290, 30),
    lamp(746, 286, 34),
    box(668, 368, 96, 7, 3, '#7a4a2b'),
    ...[680, 746].map((x) => rect(x, 374, 5, 34, '#7a4a2b')),
    // Two chairs drawn up to it.
    ...[656, 768].map(
      (x, i) =>
        rect(x, 352, 4, 56, '#5d3820') +
        rect(i ? x - 16 : x, 380, 20, 4, '#5d3820') +
        rect(i ? x - 16 : x + 16, 384, 4, 24, '#5d3820'),
    ),
    path('M704 368c0 -12 24 -12 24 0z', '#b4653e'),
    path(
      'M782 408c1 -24 -12 -32 -14 -46c10 5 13 16 16 24c2 -13 9 -20 17 -24c-1 18 -13 24 -14 46z',
      '#6d7148',
    ),
  ].join('');
