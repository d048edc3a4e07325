import { kayaks as k, kayaker, swatches } from '#art/figures/kayaks.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, box, circle, clipTo, line, linear, path, rect, repeat, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { largeStage, panel, pointer } from './stage.ts';

const W = 860;
const H = 640;

/** The same page twice: as a plan and as it will be seen. */
function plan() {
  const ink = h.tide;
  const dash = { 'stroke-dasharray': '7 7', fill: 'none', stroke: ink, 'stroke-width': 2 } as const;
  const cross = (x: number, y: number, w: number, hh: number) =>
    box(x, y, w, hh, 6, 'none', dash) +
    stroke(`M${x} ${y}L${x + w} ${y + hh}M${x + w} ${y}L${x} ${y + hh}`, ink, 1.2, { opacity: 0.5 });
  return [
    rect(0, 0, W, H, '#eef4f1'),
    repeat(29, (i) => line(i * 30, 0, i * 30, H, ink, 0.7, { opacity: 0.16 })),
    repeat(22, (i) => line(0, i * 30, W, i * 30, ink, 0.7, { opacity: 0.16 })),
    box(40, 26, 120, 30, 6, 'none', dash),
    box(740, 32, 76, 18, 9, 'none', dash),
    ...[108, 176, 244].map((y, i) => box(40, y, [360, 320, 220][i] ?? 0, 52, 6, 'none', dash)),
    box(40, 326, 170, 52, 26, 'none', dash),
    cross(452, 100, 368, 300),
    ...[40, 307, 574].map((x) => cross(x, 440, 246, 150)),
  ].join('');
}

function finished() {
  return [
    linear('wd-sea', [0, 0], [0, 1], ...k.view),
    rect(0, 0, W, H, k.ground),
    box(40, 28, 26, 26, 13, k.sun),
    text(78, 50, 'Harbour Kayaks', 26, k.ink, k.title),
    // The wipe stands where a third would be.
    ...['Trips', 'Hire'].map((label, i) => text(500 + i * 90, 49, label, 22, k.ink, { weight: 500 })),
    lines(38, 160, ['Out past the', 'harbour wall', 'by nine.'], 62, 66, k.ink, {
      ...k.title,
      tracking: -1.0,
    }),
    box(40, 322, 224, 62, 31, k.sun),
    text(152, 361, 'Pick a morning', 25, k.ink, { weight: 700, anchor: 'middle' }),
    box(452, 100, 368, 300, 14, 'url(#wd-sea)'),
    circle(520, 178, 32, '#fff1d6'),
    ...[0, 1, 2, 3, 4].map((i) =>
      stroke(
        `M470 ${270 + i * 24}C540 ${258 + i * 24} 600 ${284 + i * 24} 680 ${270 + i * 24}S770 ${262 + i * 24} 806 ${272 + i * 24}`,
        '#bfe2df',
        2.4,
        { opacity: 0.6 - i * 0.08 },
      ),
    ),
    at(88, 108, 0.7, kayaker()),
    ...(
      [
        ['Sea caves', '2 hours, £42', k.shallow],
        ['Seal bay', '3 hours, £55', k.dawn],
      ] as const
    ).map(([name, note, bg], i) =>
      at(
        40 + i * 267,
        440,
        1,
        box(0, 0, 246, 150, 12, bg),
        text(20, 102, name, 29, k.ink, k.title),
        text(20, 133, note, 23, k.inkSoft),
        stroke(
          ['M22 60C60 20 90 20 122 60M60 60C74 44 92 44 104 60', 'M22 58C50 30 70 70 100 44S150 50 160 36'][
            i
          ] ?? '',
          k.sea,
          3.4,
        ),
      ),
    ),
  ].join('');
}

/** Web design in the list of services: the page wipes over its plan. */
export function webDesignWipe(): string {
  const [x, y, scale] = [84, 58, 1.2];
  return largeStage(
    'sand',
    0.4,
    panel('wd', x, y, W * scale, H * scale, h.paper, 24),
    at(
      x,
      y,
      scale,
      clipTo(
        'wd-all',
        box(0, 0, W, H, 20, '#000'),
        plan(),
        clipTo('wd-done', path(`M0 0H690L590 ${H}H0Z`, '#000'), finished()),
      ),
      line(692, -10, 588, H + 10, h.beacon, 5),
      circle(624, 421, 27, h.beacon),
      stroke('M616 412l-8 9 8 9M632 412l8 9 -8 9', h.ink, 3.4),
    ),
    pointer(x + 783, y + 538, 1.4),
    panel('wd-type', 836, 676, 148, 176, k.ink, 18),
    text(910, 796, 'Aa', 92, k.ground, { ...k.title, anchor: 'middle', tracking: -2 }),
    panel('wd-sw', 1000, 676, 162, 176, h.paper, 18),
    ...swatches.map((fill, i) => box(1018 + (i % 2) * 66, 694 + Math.floor(i / 2) * 73, 60, 67, 10, fill)),
  );
}
