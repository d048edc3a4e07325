import { mapPin, narrowStage, risingLine, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipBox, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const cite = (x: number, y: number) =>
  box(x, y - 14, 20, 19, 5, h.beacon) + text(x + 10, y, '1', 13.5, h.ink, { weight: 700, anchor: 'middle' });

/** SEO & GEO on a phone: the question, the answer with its source, the place and the standing. */
export function seoGeoNarrow(): string {
  const line3 = [
    [166, 302],
    [192, 300],
    [218, 287],
    [246, 290],
    [274, 270],
    [300, 269],
    [326, 258],
    [352, 254],
  ] as const;
  return narrowStage(
    'tide',
    0.9,
    slip('sg-s', 12, 14, 366, 40, h.paper, 20),
    circle(33, 33, 6, 'none', { stroke: h.tide, 'stroke-width': 2.4 }),
    line(37.5, 37.5, 42, 42, h.tide, 2.4, { 'stroke-linecap': 'round' }),
    text(52, 39, 'who fits heat pumps in old stone houses near me', 13.5, h.ink, { weight: 500 }),
    rect(362, 24, 2, 20, h.beacon),
    slip('sg-a', 12, 66, 366, 138),
    path(
      'M36 78l3.400 8.600 8.600 3.400 -8.600 3.400 -3.400 8.600 -3.400 -8.600 -8.600 -3.400 8.600 -3.400z',
      h.beacon,
    ),
    text(56, 96, 'Answer', 18, h.ink, { family: 'display', weight: 700 }),
    text(362, 95, '3 sources', 14, h.slate, { weight: 500, anchor: 'end' }),
    box(24, 109, 342, 26, 6, '#fde0d4'),
    text(30, 127, 'Moor & Dale Heating has fitted 140 since 2019', 14, h.ink),
    cite(340, 127),
    box(24, 144, 342, 50, 9, '#fff1ea', { stroke: h.beacon, 'stroke-width': 1.8 }),
    cite(34, 165),
    text(62, 165, 'moordaleheating.example', 15, h.ink, { weight: 700 }),
    text(62, 184, 'Running costs of 140 homes', 14, '#5b4238'),
    slip('sg-m', 12, 216, 106, 112, '#dbe8dd'),
    clipBox(
      'sg-map',
      ...([12, 216, 106, 112, 12] as const),
      stroke('M4 290C40 262 70 300 126 264', '#fff', 7),
      stroke('M50 210C66 240 46 270 78 334', '#fff', 5),
      stroke('M4 240C30 236 50 246 80 236S110 226 126 224', '#a7cfd6', 6),
    ),
    mapPin(65, 250, 0.58),
    circle(65, 250, 9, h.paper),
    text(65, 316, 'Pickering', 15.5, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
    slip('sg-r', 128, 216, 250, 112, h.ink),
    text(140, 235, 'Standing for “heat pumps Pickering”', 13, h.mist, { weight: 500 }),
    ...(
      [
        ['1', 254],
        ['5', 276],
        ['10', 304],
      ] as const
    ).flatMap(([n, y]) => [
      text(148, y + 4.5, n, 13, h.mist, { anchor: 'middle' }),
      line(162, y, 366, y, h.inkLine, 1),
    ]),
    risingLine('sg-line', line3, 316, h.beacon, 4),
  );
}
