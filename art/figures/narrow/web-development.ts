import { narrowStage, slip, tick } from '#art/figures/stage.ts';
import { code } from '#art/figures/web-development.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, rect, stroke } from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

const services = [
  [
    'Database',
    'M-11 -9c0 -6 22 -6 22 0v18c0 6 -22 6 -22 0zM-11 -9c0 6 22 6 22 0M-11 0c0 6 22 6 22 0',
    '#8fd3cf',
  ],
  ['Calendar', 'M-11 -8h22v19h-22zM-11 -1h22M-5 -13v6M5 -13v6', h.beacon],
  ['Email', 'M-12 -9h24v18h-24zM-12 -8l12 10 12 -10', '#8fd3cf'],
] as const;

/** Web development on a phone: the code, its tests, and what it joins. */
export function webDevelopmentNarrow(): string {
  return narrowStage(
    'tide',
    1.9,
    ...services.map(([, , colour], i) =>
      stroke(`M${135 + i * 60} 258C${135 + i * 60} 276 ${71 + i * 124} 264 ${71 + i * 124} 286`, colour, 2, {
        'stroke-dasharray': '1 6',
      }),
    ),
    slip('we', 12, 12, 366, 250, '#101f2f'),
    box(12, 12, 366, 32, 12, '#182b3e'),
    rect(12, 32, 366, 12, '#182b3e'),
    ...[30, 43, 56].map((x) => circle(x, 28, 4, '#3a5066')),
    box(74, 18, 88, 26, 5, '#101f2f'),
    rect(74, 32, 88, 12, '#101f2f'),
    text(118, 34, 'book.ts', 14, '#dfe6ea', { family: 'mono', anchor: 'middle' }),
    text(226, 34, 'book.test.ts', 14, '#7f93a4', { family: 'mono', anchor: 'middle' }),
    rect(12, 110, 366, 20, '#f4623a', { opacity: 0.13 }),
    rect(12, 110, 3, 20, h.beacon),
    code(28, 66, 13.7, 19.5),
    rect(12, 233, 366, 1, '#26394d'),
    tick(36, 248, 7.5, h.tideBright),
    text(52, 253, '48 tests passed', 14, '#dfe6ea', { family: 'mono' }),
    text(362, 253, '1.2 s', 14, '#8fd3cf', { family: 'mono', anchor: 'end' }),
    box(12, 12, 366, 250, 12, 'none', { stroke: '#3a5066', 'stroke-width': 1 }),
    ...services.flatMap(([name, icon, colour], i) => {
      const x = 12 + i * 124;
      const hot = colour === h.beacon;
      return [
        slip(`wn-${name}`, x, 284, 118, 44, hot ? h.beacon : h.paper),
        circle(x + 22, 306, 13, hot ? '#ffd9c8' : h.tideSoft),
        at(x + 22, 306, 0.56, stroke(icon, hot ? '#8a2a10' : h.tide, 3.2)),
        text(x + 41, 311.5, name, 15, h.ink, { family: 'display', weight: 600 }),
      ];
    }),
  );
}
