import { mapPin, narrowStage, risingLine, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipBox, line, path, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const cite = (x: number, y: number) =>
  box(x, y - 14, 20, 19, 5, h.beacon) + text(x + 10, y, '1', 13.5, h.ink, { weight: 700, anchor: 'middle' });

/** SEO & GEO on a phone: the question, the answer with its source, the place and the standing. */
export function seoGeoNarrow(): string {
  const line3 = [
    [168, 301],
    [193, 299],
    [218, 287],
    [244, 290],
    [270, 271],
    [295, 270],
    [320, 259],
    [344, 256],
  ] as const;
  return narrowStage(
    'tide',
    0.9,
    slip('sg-s', 21, 16, 348, 40, h.paper, 20),
    circle(40, 35, 5.6, 'none', { stroke: h.tide, 'stroke-width': 2.4 }),
    line(44.2, 39.2, 48.5, 43.5, h.tide, 2.4, { 'stroke-linecap': 'round' }),
    text(56, 40.5, 'who fits heat pumps in old stone houses near me', 13, h.ink, { weight: 500 }),
    rect(355, 26, 2, 20, h.beacon),
    slip('sg-a', 21, 68, 348, 140),
    path(
      'M43 81l3.400 8.600 8.600 3.400 -8.600 3.400 -3.400 8.600 -3.400 -8.600 -8.600 -3.400 8.600 -3.400z',
      h.beacon,
    ),
    text(62, 99, 'Answer', 18, h.ink, { family: 'display', weight: 700 }),
    text(356, 98, '2 sources', 14, h.slate, { weight: 500, anchor: 'end' }),
    box(29, 112, 332, 26, 6, '#fde0d4'),
    text(35, 130, 'Moor & Dale Heating has fitted 140 since 2019', 13.5, h.ink),
    cite(336, 130),
    box(31, 147, 328, 50, 9, '#fff1ea', { stroke: h.beacon, 'stroke-width': 1.8 }),
    cite(41, 168),
    text(68, 168, 'moordaleheating.example', 15.5, h.ink, { weight: 700 }),
    text(68, 188, 'Running costs of 140 homes', 14.5, '#5b4238'),
    slip('sg-m', 21, 220, 100, 104, '#dbe8dd'),
    clipBox(
      'sg-map',
      ...([21, 220, 100, 104, 12] as const),
      stroke('M4 290C40 262 70 300 126 264', '#fff', 7),
      stroke('M50 210C66 240 46 270 78 334', '#fff', 5),
      stroke('M4 240C30 236 50 246 80 236S110 226 126 224', '#a7cfd6', 6),
    ),
    mapPin(71, 254, 0.54),
    circle(71, 254, 8.5, h.paper),
    text(71, 314, 'Pickering', 15.5, h.ink, { family: 'display', weight: 700, anchor: 'middle' }),
    slip('sg-r', 131, 220, 238, 104, h.ink),
    text(142, 239, 'Standing for “heat pumps Pickering”', 13, h.mist, { weight: 500 }),
    ...(
      [
        ['1', 256],
        ['5', 276],
        ['10', 302],
      ] as const
    ).flatMap(([n, y]) => [
      text(150, y + 4.5, n, 13, h.mist, { anchor: 'middle' }),
      line(164, y, 358, y, h.inkLine, 1),
    ]),
    risingLine('sg-line', line3, 312, h.beacon, 4),
  );
}
