import { kayaks as k, kayaker } from '#art/figures/kayaks.ts';
import { house as h } from '#art/kit/palette.ts';
import { at, blur, box, circle, clipBox, el, group, linear, path, rect, stroke } from '#art/kit/svg.ts';
import { lines, text } from '#art/kit/type.ts';
import { slip, tick } from './stage.ts';

// Five decisions on one page of Harbour Kayaks, each before and after in one close-up; its picture is in one of them. What went is grey and struck out,
// the stroke that decides is in beacon.

/** Drawn in a quarter of these units: 220 × 220. On phones 144 pixels wide, so type is 18.5 units or more. */
export const decisionSize = { width: 880, height: 880 } as const;
const side = 220;
const size = 18.5;
const gone = '#6f7f79';

const closeUp = (ground: string, ...children: string[]) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...decisionSize, viewBox: `0 0 ${side} ${side}` },
    rect(0, 0, side, side, ground),
    ...children,
  );

/** A line that was not kept, struck out from `x` for `wide` units. */
const struck = (x: number, y: number, words: string, wide: number) =>
  text(x, y, words, size, gone) + stroke(`M${x - 4} ${y - 4}L${x + wide} ${y - 8}`, h.beacon, 3);

/** Sky, sea and sun between two heights, and somebody in a boat. */
const view = (
  id: string,
  top: number,
  height: number,
  width: number,
  boat: readonly [number, number, number],
) =>
  linear(id, [0, 0], [0, 1], ...k.view) +
  rect(0, top, width, height, `url(#${id})`) +
  circle(34, top + height * 0.26, 9, '#fff1d6') +
  at(...boat, kayaker());

/** Two of ten sentences that nobody could repeat, and the one that everybody could. */
export const decisionSentence = () =>
  closeUp(
    k.shallow,
    struck(18, 44, 'Adventure awaits', 146),
    struck(18, 72, 'Your local experts', 160),
    lines(17, 120, ['Out past the', 'harbour wall', 'by nine.'], 31, 33, k.ink, {
      ...k.title,
      tracking: -0.6,
    }),
    stroke('M18 198C46 194 90 193 130 196', h.beacon, 4),
  );

/** The price comes up from below, to where one asks for it first. */
export const decisionProof = () =>
  closeUp(
    k.dawn,
    slip('d2', 18, 14, 168, 240, '#ffffff'),
    slip('d2-price', 10, 32, 164, 46, k.sun),
    text(92, 62, '2 hours, £42', 23, k.ink, { weight: 700, anchor: 'middle' }),
    tick(36, 106, 8.5, k.sea),
    text(50, 112, 'Trained guides', size, k.ink, { weight: 500 }),
    box(30, 134, 144, 32, 8, 'none', { stroke: gone, 'stroke-width': 1.8, 'stroke-dasharray': '5 5' }),
    text(34, 197, 'Our history', size, gone),
    stroke('M182 152C208 144 212 88 188 58M188 58l1 15M188 58l14 5', h.beacon, 4.4),
  );

const skin = { light: '#e0a477', dark: '#c5835a', edge: '#6b3d24', nail: '#f8e0d2' } as const;

/** From below, its nail up and its tip on the button. */
function thumb(): string {
  const outline =
    'M0 0C0 -16 11 -24 27 -25C42 -26 50 -22 63 -23C84 -26 110 -34 170 -44V52C118 38 88 30 63 26C50 25 42 27 28 26C10 24 0 15 0 0Z';
  const under =
    'M2 9C8 18 16 19 28 18C42 18 50 16 63 17C88 20 118 26 170 38V52C118 38 88 30 63 26C50 25 42 27 28 26C13 25 4 18 2 9Z';
  return (
    group(
      { transform: 'translate(146 200) rotate(46)' },
      path(outline, '#23160f', { opacity: 0.28, filter: 'url(#d3-soft)' }),
    ) +
    group(
      { transform: 'translate(148 190) rotate(46)' },
      path(outline, skin.light),
      path(under, skin.dark),
      path('M5 -1C5 -14 13 -18 23 -18C36 -18 40 -11 40 -2C40 8 36 15 23 15C13 15 5 11 5 -1Z', skin.nail, {
        stroke: skin.dark,
        'stroke-width': 1.8,
      }),
      stroke('M10 -2C10 -9 14 -13 21 -13', '#ffffff', 2.4),
      stroke('M62 -14q5 9 1 22M69 -13q4 8 1 18', skin.dark, 2),
      path(outline, 'none', { stroke: skin.edge, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    )
  );
}

/** The button leaves the corner for the place that a thumb reaches. */
export const decisionThumb = () =>
  closeUp(
    '#f3c9a4',
    slip('d3', 30, 16, 138, 260, k.ink, 24),
    box(36, 22, 126, 260, 18, k.ground),
    circle(56, 46, 9, k.sun),
    box(92, 32, 60, 28, 14, 'none', { stroke: gone, 'stroke-width': 1.8, 'stroke-dasharray': '5 5' }),
    struck(101, 52, 'Book', 44),
    clipBox('d3-view-c', 36, 68, 126, 44, 0, view('d3-view', 68, 44, 170, [-206, -64, 0.48])),
    text(48, 135, 'Seal bay', 22, k.ink, k.title),
    clipBox(
      'd3-reach',
      ...([36, 22, 126, 260, 18] as const),
      circle(196, 246, 122, h.beacon, { opacity: 0.18 }),
      circle(196, 246, 122, 'none', { stroke: h.beacon, 'stroke-width': 3, 'stroke-dasharray': '7 6' }),
    ),
    box(44, 160, 110, 38, 19, k.sun),
    text(99, 185.5, 'Pick a day', size, k.ink, { weight: 700, anchor: 'middle' }),
    blur('d3-soft', 5, 0.3),
    thumb(),
  );

const field = (y: number, words: string) =>
  box(32, y, 156, 34, 7, '#ffffff', { stroke: '#98a5ad', 'stroke-width': 1.6 }) +
  text(43, y + 23, words, size, k.ink);

const dropped = (y: number, words: string, turn: number, wide: number) =>
  group(
    { transform: `translate(${turn > 0 ? 16 : -12} 0) rotate(${turn} 110 ${y})` },
    box(32, y, 156, 30, 7, '#e9ede8', { stroke: gone, 'stroke-width': 1.4, 'stroke-dasharray': '5 5' }),
    struck(43, y + 21, words, wide),
  );

/** Of four questions, the two whose answers are used. */
export const decisionFields = () =>
  closeUp(
    k.sea,
    slip('d4', 18, 4, 184, 250, k.ground),
    field(16, 'Your name'),
    dropped(58, 'Fax number', 5, 100),
    field(93, 'Which day?'),
    dropped(131, 'Mother’s name', -4, 128),
    box(32, 170, 92, 34, 17, k.sun),
    text(78, 193, 'Send', size, k.ink, { weight: 700, anchor: 'middle' }),
  );

/** How far letters stand out from their ground, measured: the same line pale, and as it went out, with its focus. */
export const decisionReadable = () =>
  closeUp(
    k.ink,
    box(16, 16, 188, 72, 12, k.dawn),
    text(32, 46, 'Seal bay, £55', 21, '#d9bb74', k.title),
    stroke('M33 63l10 10M43 63l-10 10', '#a8321c', 3),
    text(54, 75, '1.6 to 1', size, '#a8321c', { weight: 600 }),
    box(16, 100, 188, 108, 12, k.dawn),
    text(32, 132, 'Seal bay, £55', 21, k.ink, k.title),
    tick(39, 151, 9, k.sea),
    text(54, 157, '11 to 1', size, k.ink, { weight: 600 }),
    box(28, 167, 120, 36, 18, 'none', { stroke: h.beacon, 'stroke-width': 3.4 }),
    box(33, 172, 110, 26, 13, k.ink),
    text(88, 191, 'Pick a day', size, k.ground, { weight: 600, anchor: 'middle' }),
    box(160, 170, 32, 30, 6, '#ffffff', { stroke: k.ink, 'stroke-width': 1.6 }),
    stroke('M168 185h15m-5 -5l5 5 -5 5M186 179v12', k.ink, 2),
  );
