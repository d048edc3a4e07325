import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { panel, risingLine, stage } from './stage.ts';

/** SEO & GEO: a question, an answer that names its source, and the source's rise. */
export function seoGeo(): string {
  const cite = (x: number, y: number, n: string, on: boolean) =>
    box(x, y - 21, 32, 28, 8, on ? h.beacon : '#e6ece9') +
    text(x + 16, y, n, 17, on ? h.ink : h.slate, { weight: 700, anchor: 'middle' });
  const say = (y: number, words: string, x = 138) => text(x, y, words, 23, h.ink);
  const source = (x: number, w: number, n: string, name: string, note: string, on: boolean) =>
    [
      box(
        x,
        498,
        w,
        108,
        14,
        on ? '#fff1ea' : '#f4f1ea',
        on ? { stroke: h.beacon, 'stroke-width': 3.2 } : {},
      ),
      cite(x + 18, 540, n, on),
      text(x + 62, 540, name, 19, on ? h.ink : h.slate, { weight: 700 }),
      text(x + 18, 582, note, 17, on ? '#5b4238' : '#8b98a3'),
    ].join('');
  return stage(
    'tide',
    0.9,
    panel('sg-s', 88, 84, 846, 84, h.paper, 42),
    circle(138, 122, 13, 'none', { stroke: h.tide, 'stroke-width': 4 }),
    line(148, 132, 158, 142, h.tide, 4, { 'stroke-linecap': 'round' }),
    text(180, 135, 'who fits heat pumps in old stone houses near me', 24, h.ink, { weight: 500 }),
    rect(717, 106, 3, 40, h.beacon),
    panel('sg-a', 88, 200, 1024, 444, h.paper, 22),
    path('M138 236l5 13 13 5 -13 5 -5 13 -5 -13 -13 -5 13 -5z', h.beacon),
    text(172, 262, 'Answer', 23, h.ink, { family: 'display', weight: 700 }),
    text(1074, 262, '3 sources', 18, h.slate, { weight: 500, anchor: 'end' }),
    say(320, 'For solid stone walls, look for a firm that surveys heat loss room by room.'),
    box(130, 343, 696, 40, 8, '#fde0d4'),
    say(371, 'Moor & Dale Heating in Pickering has fitted 140 since 2019'),
    cite(776, 371, '1', true),
    say(422, 'and publishes the running costs. A grant of £7,500 may apply.'),
    cite(790, 422, '2', false),
    line(130, 458, 1070, 458, h.sand, 1.6),
    source(130, 400, '1', 'moordaleheating.example', 'Running costs of 140 homes, with dates', true),
    source(550, 250, '2', 'gov.example', 'Grants for low heat', false),
    source(820, 250, '3', 'trade.example', 'How surveys are done', false),
    at(
      0,
      40,
      1,
      // standing in the results, week by week
      panel('sg-r', 560, 588, 500, 250, h.ink, 20),
      text(594, 636, 'Standing for “heat pumps Pickering”', 18.5, h.mist, { weight: 500 }),
      ...(
        [
          ['1', 672],
          ['5', 722],
          ['10', 786],
        ] as const
      ).flatMap(([n, y]) => [
        text(612, y + 6, n, 16, h.mist, { anchor: 'middle' }),
        line(634, y, 1026, y, h.inkLine, 1.4),
      ]),
      risingLine(
        'sg-line',
        [
          [640, 790],
          [690, 786],
          [740, 762],
          [790, 766],
          [846, 724],
          [900, 716],
          [954, 684],
          [1006, 672],
        ],
        806,
      ),
    ),
    at(
      0,
      26,
      1,
      // the place on the map
      panel('sg-m', 150, 656, 350, 182, '#dbe8dd', 20),
      stroke('M158 780C220 740 280 800 350 760S440 700 492 720', '#fff', 13),
      stroke('M250 664C270 710 240 760 290 830', '#fff', 9),
      stroke('M158 700C210 690 240 706 300 690S400 664 440 664', '#a7cfd6', 12),
      path(
        'M330 662C302 662 284 682 284 706C284 738 330 772 330 772S376 738 376 706C376 682 358 662 330 662Z',
        h.beacon,
        { transform: 'translate(0 6)' },
      ),
      circle(330, 712, 16, h.paper),
      text(392, 716, 'Pickering', 19, h.ink, { family: 'display', weight: 700 }),
    ),
  );
}
