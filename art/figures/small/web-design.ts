import { pointer, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { box, circle, clipTo, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';

/** A page that is half done. */
export const webDesignSmall = () =>
  smallStage(
    'clay',
    0.4,
    slip('sw', 48, 42, 304, 222),
    linear('sw-sea', [0, 0], [0, 1], [0, '#f8c9a8'], [0.5, '#f2a07a'], [0.51, '#2b7f86'], [1, '#0b4550']),
    clipTo(
      'sw-all',
      box(48, 42, 304, 222, 12, '#000'),
      rect(48, 42, 304, 222, '#e4f0ec'),
      repeat(21, (i) => line(48 + i * 15, 42, 48 + i * 15, 264, h.tide, 0.7, { opacity: 0.18 })),
      repeat(15, (i) => line(48, 42 + i * 15, 352, 42 + i * 15, h.tide, 0.7, { opacity: 0.18 })),
      box(206, 82, 122, 156, 8, 'none', { stroke: h.tide, 'stroke-width': 2.4, 'stroke-dasharray': '7 6' }),
      stroke('M206 82L328 238M328 82L206 238', h.tide, 1.6, { opacity: 0.5 }),
      clipTo(
        'sw-done',
        path('M48 42H290L244 264H48Z', '#000'),
        rect(48, 42, 304, 222, h.chalk),
        circle(76, 66, 8, h.beacon),
        ...[98, 126, 154].map((y, i) => box(68, y, [112, 118, 74][i] ?? 0, 18, 5, h.ink)),
        box(68, 196, 96, 32, 16, h.beacon),
        box(206, 82, 122, 156, 8, 'url(#sw-sea)'),
        circle(242, 126, 17, '#fff1d6'),
        ...[180, 198, 216].map((y) =>
          stroke(`M214 ${y}c14 -6 22 6 36 0s22 -6 36 0`, '#bfe2df', 2.4, { opacity: 0.6 }),
        ),
      ),
    ),
    line(292, 34, 242, 272, h.beacon, 5),
    circle(267, 152, 19, h.beacon, { stroke: '#fff', 'stroke-width': 2.5 }),
    stroke('M262 146l-6 6 6 6M272 146l6 6 -6 6', h.ink, 3),
    pointer(284, 166, 1.1),
  );
