import { kayaks as k, kayaker } from '#art/figures/kayaks.ts';
import { pointer, slip, smallStage } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipTo, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const photo = [268, 86, 158, 186] as const;

/** The part of the page that is still a plan. */
const plan = () => {
  const [x, y, w, height] = photo;
  return [
    rect(24, 28, 400, 290, '#eef4f1'),
    repeat(26, (i) => line(30 + i * 15, 28, 30 + i * 15, 318, h.tide, 0.5, { opacity: 0.18 })),
    repeat(20, (i) => line(24, 34 + i * 15, 424, 34 + i * 15, h.tide, 0.5, { opacity: 0.18 })),
    box(...photo, 6, 'none', { stroke: h.tide, 'stroke-width': 1.8, 'stroke-dasharray': '6 5' }),
    stroke(`M${x} ${y}l${w} ${height}M${x + w} ${y}l${-w} ${height}`, h.tide, 1, { opacity: 0.5 }),
  ].join('');
};

const finished = () =>
  [
    linear('sd-sea', [0, 0], [0, 1], ...k.view),
    rect(24, 28, 400, 290, k.ground),
    circle(54, 57, 9, k.sun),
    text(72, 64, 'Harbour Kayaks', 21, k.ink, k.title),
    lines(44, 122, ['Out past the', 'harbour wall', 'by nine.'], 34.5, 36, k.ink, {
      ...k.title,
      tracking: -0.65,
    }),
    box(45, 222, 166, 46, 23, k.sun),
    text(128, 251.5, 'Pick a morning', 19, k.ink, { weight: 700, anchor: 'middle' }),
    box(...photo, 10, 'url(#sd-sea)'),
    circle(298, 134, 19, '#fff1d6'),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M274 ${192 + i * 19}c18 -8 30 8 52 0s30 -8 52 0`, '#bfe2df', 1.8, { opacity: 0.6 - i * 0.1 }),
    ),
    at(87, 84, 0.34, kayaker()),
  ].join('');

/** The page from near, where it meets its plan. */
export const webDesignSmall = () =>
  smallStage(
    'clay',
    0.4,
    slip('sd', 24, 28, 400, 290),
    clipTo(
      'sd-all',
      box(24, 28, 400, 290, 12, '#000'),
      plan(),
      clipTo('sd-done', path('M24 28H372L322 318H24Z', '#000'), finished()),
    ),
    line(374, 18, 321, 320, h.beacon, 4),
    circle(349, 160, 17, h.beacon),
    stroke('M344 154.5l-5.5 5.5 5.5 5.5M354 154.5l5.5 5.5 -5.5 5.5', h.ink, 2.4),
    pointer(360, 174, 0.8),
  );
