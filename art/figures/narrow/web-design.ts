import { kayaks as k, kayaker, swatches } from '#art/figures/kayaks.ts';
import { narrowStage, pointer, slip } from '#art/figures/stage.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipTo, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';

const W = 346;
const H = 312;
const photo = [206, 56, 122, 146] as const;

/** Where its trips begin, which the cut goes through. */
const trips = 228;

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
    cross(...photo),
    cross(18, trips, 148, 72),
    cross(180, trips, 148, 72),
  ].join('');
}

function finished() {
  return [
    linear('wd-sea', [0, 0], [0, 1], ...k.view),
    rect(0, 0, W, H, k.ground),
    circle(25, 24, 7, k.sun),
    text(39, 30, 'Harbour Kayaks', 17, k.ink, k.title),
    ...['Trips', 'Hire'].map((label, i) => text(244 + i * 50, 29, label, 14, k.ink, { weight: 500 })),
    lines(17, 84, ['Out past the', 'harbour wall', 'by nine.'], 29, 32, k.ink, {
      ...k.title,
      tracking: -0.5,
    }),
    box(18, 168, 140, 36, 18, k.sun),
    text(88, 191.5, 'Pick a morning', 16, k.ink, { weight: 700, anchor: 'middle' }),
    box(...photo, 8, 'url(#wd-sea)'),
    circle(302, 84, 12, '#fff1d6'),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(`M212 ${134 + i * 13}c14 -6 24 6 40 0s24 -6 40 0 24 4 34 0`, '#bfe2df', 1.4, {
        opacity: 0.6 - i * 0.1,
      }),
    ),
    at(-66, -24, 0.52, kayaker()),
    box(18, trips, 148, 72, 8, k.shallow),
    stroke('M32 252C50 234 64 234 80 252M50 252C56 244 64 244 70 252', k.sea, 2.2),
    box(180, trips, 148, 72, 8, k.dawn),
  ].join('');
}

/** Web design on a phone: the page as far as it is done, and below the cut its plan. */
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
        path(`M${x} ${y}H${x + W}V${y + 212}L${x} ${y + 276}Z`, '#000'),
        at(x, y, 1, finished()),
      ),
    ),
    line(x - 7, y + 277.3, x + W + 7, y + 210.7, h.beacon, 3),
    circle(x + 173, y + 244, 14, h.beacon),
    stroke(
      `M${x + 168.5} ${y + 240}l4.500 -4.500 4.500 4.500M${x + 168.5} ${y + 248}l4.500 4.500 4.500 -4.500`,
      h.ink,
      2,
    ),
    pointer(x + 184, y + 254, 0.66),
    slip('wd-type', 250, 264, 50, 58, k.ink, 9),
    text(275, 302, 'Aa', 28, k.ground, { ...k.title, anchor: 'middle', tracking: -0.5 }),
    slip('wd-sw', 308, 264, 58, 58, h.paper, 9),
    ...swatches.map((fill, i) => box(315 + (i % 2) * 23, 271 + Math.floor(i / 2) * 23, 21, 21, 4, fill)),
  );
}
