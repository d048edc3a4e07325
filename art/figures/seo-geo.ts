import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipBox, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, risingLine, stage } from './stage.ts';

/** SEO & GEO: a question, an answer that names its source, and the source's rise. */
export function seoGeo(): string {
  const cite = (x: number, y: number, n: string, on: boolean) =>
    box(x, y - 29, 42, 38, 10, on ? h.beacon : '#e6ece9') +
    text(x + 21, y, n, 24, on ? h.ink : h.slate, { weight: 700, anchor: 'middle' });
  const say = (y: number, words: string) => text(116, y, words, 31, h.ink);
  const source = (x: number, w: number, n: string, name: string, note: string, on: boolean) =>
    [
      box(
        x,
        432,
        w,
        116,
        16,
        on ? '#fff1ea' : '#f4f1ea',
        on ? { stroke: h.beacon, 'stroke-width': 3.6 } : {},
      ),
      cite(x + 18, 482, n, on),
      text(x + 74, 482, name, 26, on ? h.ink : h.slate, { weight: 700 }),
      text(x + 18, 527, note, 25, on ? '#5b4238' : h.slate),
    ].join('');
  return stage(
    'tide',
    0.9,
    panel('sg-s', 64, 52, 900, 92, h.paper, 46),
    circle(118, 94, 15, 'none', { stroke: h.tide, 'stroke-width': 5 }),
    line(129, 105, 141, 117, h.tide, 5, { 'stroke-linecap': 'round' }),
    text(164, 109, 'who fits heat pumps in old stone houses near me', 32, h.ink, { weight: 500 }),
    rect(892, 74, 4, 48, h.beacon),
    panel('sg-a', 64, 172, 1072, 412, h.paper, 26),
    path('M126 206l7 18 18 7 -18 7 -7 18 -7 -18 -18 -7 18 -7z', h.beacon),
    text(168, 242, 'Answer', 32, h.ink, { family: 'display', weight: 700 }),
    text(1098, 240, '3 sources', 26, h.slate, { weight: 500, anchor: 'end' }),
    say(304, 'Look for a firm that surveys heat loss room by room.'),
    box(102, 322, 746, 48, 10, '#fde0d4'),
    say(357, 'Moor & Dale Heating has fitted 140 since 2019'),
    cite(788, 357, '1', true),
    say(406, 'and a grant of £7,500 may apply.'),
    cite(600, 406, '2', false),
    source(100, 434, '1', 'moordaleheating.example', 'Running costs of 140 homes', true),
    source(554, 260, '2', 'gov.example', 'Heat pump grants', false),
    source(832, 270, '3', 'trade.example', 'Surveys, explained', false),
    // standing in the results, week by week
    panel('sg-r', 540, 612, 564, 260, h.ink, 24),
    text(578, 660, 'Standing for “heat pumps Pickering”', 27, h.mist, { weight: 500 }),
    ...(
      [
        ['1', 696],
        ['5', 756],
        ['10', 828],
      ] as const
    ).flatMap(([n, y]) => [
      text(598, y + 9, n, 25, h.mist, { anchor: 'middle' }),
      line(628, y, 1066, y, h.inkLine, 1.5),
    ]),
    risingLine(
      'sg-line',
      [
        [634, 834],
        [690, 830],
        [746, 806],
        [802, 810],
        [864, 760],
        [924, 752],
        [984, 709],
        [1040, 694],
      ],
      850,
      h.beacon,
      7,
    ),
    // the place on the map
    panel('sg-m', 110, 612, 384, 260, '#dbe8dd', 24),
    clipBox(
      'sg-map',
      ...([110, 612, 384, 260, 24] as const),
      stroke('M90 800C190 738 260 810 340 762S440 698 520 726', '#fff', 15),
      stroke('M214 590C250 690 214 760 284 890', '#fff', 11),
      stroke('M90 678C180 668 214 690 284 668S410 640 520 652', '#a7cfd6', 14),
    ),
    path(
      'M330 662C302 662 284 682 284 706C284 738 330 772 330 772S376 738 376 706C376 682 358 662 330 662Z',
      h.beacon,
      { transform: 'translate(-90 -38) scale(1.1)' },
    ),
    circle(273, 741, 17, h.paper),
    text(342, 752, 'Pickering', 29, h.ink, { family: 'display', weight: 700 }),
  );
}
