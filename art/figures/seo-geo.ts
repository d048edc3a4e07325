import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipBox, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { mapPin, panel, risingLine, stage } from './stage.ts';

/** SEO & GEO: a question, an answer that names its sources, and the source's rise, all between two edges. */
export function seoGeo(): string {
  const cite = (x: number, y: number, n: string, on: boolean) =>
    box(x, y - 33, 48, 44, 11, on ? h.beacon : '#e6ece9') +
    text(x + 24, y, n, 28, on ? h.ink : h.slate, { weight: 700, anchor: 'middle' });
  const say = (y: number, words: string) => text(104, y, words, 35, h.ink);
  const source = (x: number, n: string, name: string, note: string, on: boolean) =>
    [
      box(
        x,
        456,
        492,
        124,
        16,
        on ? '#fff1ea' : '#f4f1ea',
        on ? { stroke: h.beacon, 'stroke-width': 3.6 } : {},
      ),
      cite(x + 20, 510, n, on),
      text(x + 84, 510, name, 29, on ? h.ink : h.slate, { weight: 700 }),
      text(x + 20, 558, note, 29, on ? '#5b4238' : h.slate),
    ].join('');
  return stage(
    'tide',
    0.9,
    panel('sg-s', 56, 44, 1088, 104, h.paper, 52),
    circle(114, 92, 17, 'none', { stroke: h.tide, 'stroke-width': 5.5 }),
    line(126, 104, 140, 118, h.tide, 5.5, { 'stroke-linecap': 'round' }),
    text(164, 109, 'who fits heat pumps in old stone houses near me', 36, h.ink, { weight: 500 }),
    rect(982, 70, 4, 52, h.beacon),
    panel('sg-a', 56, 176, 1088, 436, h.paper, 26),
    path('M126 206l8 20 20 8 -20 8 -8 20 -8 -20 -20 -8 20 -8z', h.beacon),
    text(170, 246, 'Answer', 36, h.ink, { family: 'display', weight: 700 }),
    text(1100, 244, '2 sources', 29, h.slate, { weight: 500, anchor: 'end' }),
    say(312, 'Look for a firm that surveys heat loss room by room.'),
    box(88, 330, 836, 54, 10, '#fde0d4'),
    say(369, 'Moor & Dale Heating has fitted 140 since 2019'),
    cite(860, 369, '1', true),
    say(427, 'and a grant of £7,500 may apply.'),
    cite(652, 427, '2', false),
    source(92, '1', 'moordaleheating.example', 'Running costs of 140 homes', true),
    source(616, '2', 'gov.example', 'Heat pump grants', false),
    // standing in the results, week by week
    panel('sg-r', 496, 640, 648, 216, h.ink, 24),
    text(532, 688, 'Standing for “heat pumps Pickering”', 32, h.mist, { weight: 500 }),
    ...(
      [
        ['1', 724],
        ['5', 772],
        ['10', 824],
      ] as const
    ).flatMap(([n, y]) => [
      text(552, y + 10, n, 28, h.mist, { anchor: 'middle' }),
      line(586, y, 1108, y, h.inkLine, 1.5),
    ]),
    risingLine(
      'sg-line',
      [
        [592, 830],
        [662, 827],
        [732, 808],
        [802, 811],
        [878, 772],
        [950, 766],
        [1022, 734],
        [1086, 723],
      ],
      842,
      h.beacon,
      7.5,
    ),
    // the place on the map
    panel('sg-m', 56, 640, 412, 216, '#dbe8dd', 24),
    clipBox(
      'sg-map',
      ...([56, 640, 412, 216, 24] as const),
      stroke('M40 806C140 744 210 816 300 768S410 704 500 732', '#fff', 15),
      stroke('M170 600C206 700 170 770 244 900', '#fff', 11),
      stroke('M40 694C130 684 164 706 234 684S380 656 500 668', '#a7cfd6', 14),
    ),
    mapPin(154, 734, 1.05),
    circle(154, 736, 17, h.paper),
    text(222, 764, 'Pickering', 35, h.ink, { family: 'display', weight: 700 }),
  );
}
