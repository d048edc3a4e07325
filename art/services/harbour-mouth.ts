import { house as h } from '#art/kit/palette.ts';
import {
  at,
  box,
  circle,
  denseDrawing,
  group,
  linear,
  path,
  radial,
  rect,
  repeat,
  stroke,
} from '#art/kit/svg.ts';

/** Drawn in half of these units: 520 × 400. Its foot stands in the water that follows on the page. */
export const harbourMouthSize = { width: 1040, height: 800 } as const;

const stone = { lit: '#8ba0aa', base: '#647a87', dark: '#3f5462', joint: '#35495680' };
const marks = {
  red: { lit: '#e8583f', dark: '#a8301f', lamp: '#ffb09c' },
  green: { lit: '#2f9c78', dark: '#13614a', lamp: '#a9f0d3' },
} as const;

/** The end of a pier: courses of stone with a coping, down into the water. */
const pierHead = (x: number, width: number, top: number, id: string) =>
  [
    linear(`${id}-stone`, [0, 0], [1, 0], [0, stone.dark], [0.55, stone.base], [1, stone.lit]),
    path(`M${x + 8} ${top}H${x + width - 8}L${x + width} 400H${x}Z`, `url(#${id}-stone)`),
    repeat(5, (i) => {
      const y = top + 30 + i * 24;
      return stroke(
        `M${x + 4} ${y}H${x + width - 4}` +
          repeat(5, (j) => {
            const joint = x + 20 + ((j * 2 + (i % 2)) * width) / 10;
            return joint < x + width - 10 ? `M${joint.toFixed(0)} ${y}v24` : '';
          }),
        stone.joint,
        1.6,
      );
    }),
    box(x - 2, top - 10, width + 4, 18, 3, stone.lit),
    rect(x - 2, top + 4, width + 4, 5, stone.dark, { opacity: 0.45 }),
  ].join('');

/** A light tower in the colour of its side, banded, with its gallery and its lamp lit. */
function tower(x: number, foot: number, colour: keyof typeof marks, id: string) {
  const { lit, dark, lamp } = marks[colour];
  const top = foot - 190;
  const half = (y: number) => 22 + ((y - top) / 190) * 12;
  const band = (y1: number, y2: number, fill: string) =>
    path(`M${x - half(y1)} ${y1}H${x + half(y1)}L${x + half(y2)} ${y2}H${x - half(y2)}Z`, fill);
  return [
    linear(`${id}-c`, [0, 0], [1, 0], [0, dark], [0.6, lit], [1, lit]),
    linear(`${id}-w`, [0, 0], [1, 0], [0, '#c9d3d6'], [0.6, '#fdfaf3'], [1, '#fff']),
    radial(`${id}-l`, [0.5, 0.5], 0.5, [0, lamp, 0.85], [0.4, lamp, 0.3], [1, lamp, 0]),
    circle(x, top - 22, 74, `url(#${id}-l)`),
    band(top, top + 48, `url(#${id}-c)`),
    band(top + 48, top + 96, `url(#${id}-w)`),
    band(top + 96, top + 144, `url(#${id}-c)`),
    band(top + 144, foot, `url(#${id}-w)`),
    box(x - 8, foot - 34, 16, 34, 8, h.ink),
    box(x - 5, top + 66, 10, 16, 5, h.inkSoft),
    // gallery, lantern, cap
    rect(x - 30, top - 6, 60, 8, h.ink),
    stroke(`M${x - 28} ${top - 6}v-14M${x + 28} ${top - 6}v-14M${x - 28} ${top - 20}H${x + 28}`, h.ink, 2.4),
    rect(x - 15, top - 36, 30, 30, lamp),
    stroke(`M${x - 15} ${top - 36}v30M${x} ${top - 36}v30M${x + 15} ${top - 36}v30`, h.ink, 2),
    path(
      `M${x - 20} ${top - 36}C${x - 16} ${top - 56} ${x + 16} ${top - 56} ${x + 20} ${top - 36}Z`,
      `url(#${id}-c)`,
    ),
    circle(x, top - 55, 3.4, h.ink),
  ].join('');
}

/** A ladder, a ring and a bollard: what stands on a pier. */
const fittings = (x: number, top: number) =>
  path(`M${x} ${top - 10}v-12c0-6 14-6 14 0v12z`, h.inkSoft) + box(x - 3, top - 25, 20, 6, 3, h.inkSoft);

/** A small boat that comes in, its sail lit from the right. */
const boat = () =>
  [
    linear('hm-sail', [0, 0], [1, 0], [0, '#e9dcc4'], [1, '#fffaf0']),
    stroke('M0 0V-150', h.ink, 3.4, { 'stroke-linecap': 'round' }),
    path('M6 -146C44 -110 62 -62 66 -22L6 -16Z', 'url(#hm-sail)'),
    path('M-5 -136C-30 -96 -44 -56 -50 -22L-5 -18Z', h.beacon),
    path('M-62 -8H76L58 24H-44Z', h.ink),
    path('M-62 -8H76L73 -1H-58Z', h.beacon),
  ].join('');

const gull = (x: number, y: number, s: number) =>
  at(
    x,
    y,
    s,
    stroke('M-18 -5C-12 -12 -5 -10 0 0C5 -10 12 -12 18 -5', h.slate, 3, { 'stroke-linecap': 'round' }),
  );

/** The way into a harbour: a red light on one pier, a green one on the other, and a boat that goes between the two. */
export const harbourMouth = () =>
  denseDrawing(
    harbourMouthSize.width / 2,
    harbourMouthSize.height / 2,
    radial('hm-sun', [0.5, 0.5], 0.5, [0, '#fff4dc', 0.9], [0.45, '#ffdca8', 0.4], [1, '#ffdca8', 0]),
    circle(306, 248, 150, 'url(#hm-sun)'),
    circle(306, 248, 44, '#fff6e4'),
    gull(176, 96, 0.8),
    gull(214, 76, 0.55),
    gull(330, 128, 0.6),
    // swell before the mouth, and the light of both lamps on it
    stroke('M150 352c26-8 44 8 70 0s44 8 70 0 44 8 66 0', h.tideBright, 3, {
      opacity: 0.55,
      'stroke-linecap': 'round',
    }),
    stroke('M176 372c24-7 40 7 64 0s40 7 64 0 30 6 40 2', h.tideBright, 3, {
      opacity: 0.4,
      'stroke-linecap': 'round',
    }),
    group({ transform: 'rotate(-3 252 380)' }, at(252, 374, 1.08, boat())),
    pierHead(16, 150, 300, 'hm-a'),
    fittings(32, 300),
    tower(104, 290, 'red', 'hm-r'),
    pierHead(356, 150, 300, 'hm-b'),
    fittings(476, 300),
    tower(420, 290, 'green', 'hm-g'),
  );
