import { kayaks as k, kayaker, swatches } from '#art/figures/kayaks.ts';
import { narrowStage, pointer, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipTo, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const W = 346;
const H = 312;
const photo = [214, 62, 114, 128] as const;

function plan() {
  const ink = h.tide;
  const dash = { 'stroke-dasharray': '4 4', fill: 'none', stroke: ink, 'stroke-width': 1.3 } as const;
  const cross = (x: number, y: number, w: number, hh: number) =>
    box(x, y, w, hh, 5, 'none', dash) +
    stroke(`M${x} ${y}L${x + w} ${y + hh}M${x + w} ${y}L${x} ${y + hh}`, ink, 0.8, { opacity: 0.5 });
  return [
    rect(0, 0, W, H, '#eef4f1'),
    repeat(24, (i) => line(i * 15, 0, i * 15, H, ink, 0.5, { opacity: 0.16 })),
    repeat(22, (i) => line(0, i * 15, W, i * 15, ink, 0.5, { opacity: 0.16 })),
    box(286, 18, 42, 12, 6, 'none', dash),
    cross(...photo),
    cross(226, 226, 102, 70),
  ].join('');
}

function finished() {
  const trips = [
    ['Sea caves', '2 hours, £42', k.shallow, 'M11 27C28 10 42 10 57 27M28 27C34 20 42 20 48 27'],
    ['Seal bay', '3 hours, £55', k.dawn, 'M11 26C24 14 32 31 46 20S66 22 72 16'],
  ] as const;
  return [
    linear('wd-sea', [0, 0], [0, 1], ...k.view),
    rect(0, 0, W, H, k.ground),
    circle(25, 24, 7, k.sun),
    text(39, 30, 'Harbour Kayaks', 17, k.ink, k.title),
    lines(17, 88, ['Out past the', 'harbour wall', 'by nine.'], 30, 33, k.ink, {
      ...k.title,
      tracking: -0.5,
    }),
    box(18, 172, 140, 36, 18, k.sun),
    text(88, 195.5, 'Pick a morning', 16, k.ink, { weight: 700, anchor: 'middle' }),
    box(...photo, 8, 'url(#wd-sea)'),
    circle(244, 98, 14, '#fff1d6'),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M220 ${136 + i * 13}c14 -6 24 6 40 0s24 -6 40 0 16 4 22 0`, '#bfe2df', 1.4, {
        opacity: 0.6 - i * 0.1,
      }),
    ),
    at(58, 46, 0.32, kayaker()),
    ...trips.map(([name, note, tint, drawn], i) =>
      at(
        18 + i * 104,
        226,
        1,
        box(0, 0, 98, 70, 8, tint),
        stroke(drawn, k.sea, 2.2),
        text(10, 46, name, 15, k.ink, k.title),
        text(10, 62, note, 13, k.inkSoft),
      ),
    ),
  ].join('');
}

/** Web design on a phone: the page as far as it is done, its plan where it is not. */
export function webDesignNarrow(): string {
  const [x, y] = [22, 14];
  const sheet = box(x, y, W, H, 12, '#000');
  return narrowStage(
    'sand',
    0.4,
    slip('wd', x, y, W, H),
    clipTo(
      'wd-all',
      sheet,
      at(x, y, 1, plan()),
      clipTo(
        'wd-done',
        path(`M${x} ${y}H${x + 282}L${x + 225} ${y + H}H${x}Z`, '#000'),
        at(x, y, 1, finished()),
      ),
    ),
    line(x + 284, y - 6, x + 225, y + H + 6, h.beacon, 3),
    circle(x + 259, y + 126, 14, h.beacon),
    stroke(
      `M${x + 255} ${y + 121.5}l-4.500 4.500 4.500 4.500M${x + 263} ${y + 121.5}l4.500 4.500 -4.500 4.500`,
      h.ink,
      2,
    ),
    pointer(x + 270, y + 136, 0.66),
    slip('wd-type', 264, 246, 50, 58, k.ink, 9),
    text(289, 284, 'Aa', 28, k.ground, { ...k.title, anchor: 'middle', tracking: -0.5 }),
    slip('wd-sw', 321, 246, 58, 58, h.paper, 9),
    ...swatches.map((fill, i) => box(328 + (i % 2) * 23, 253 + Math.floor(i / 2) * 23, 21, 21, 4, fill)),
  );
}
