import {
  at,
  denseDrawing,
  drawing,
  group,
  line,
  linear,
  path,
  radial,
  rect,
  repeat,
  scatter,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';
import { birch, building, materials, pine } from './den-house.ts';

/** Size of a picture that goes across the first view of a study; its words stand in the darker half on the left. */
export const acrossSize = { width: 2400, height: 1280 } as const;
/** In its place on phones, below the words: drawn in half of these units, 400 × 470. */
export const acrossNarrowSize = { width: 800, height: 940 } as const;

const named = (x: number, y: number, size: number) =>
  text(x, y, 'Cliff House, Ravenscar', size, '#fff3e2', { family: 'thin', anchor: 'end' });

/** Where its ground is, at the foot of its terrace. */
const ground = 476;

/** The house where it stands, with all of it again in the water before it. @param water how far that reaches below it */
function standing(x: number, y: number, scale: number, water: number) {
  const place = `translate(${x} ${y - ground * scale}) scale(${scale})`;
  const mirrored = `translate(${x} ${y + ground * scale * 0.62}) scale(${scale} ${-scale * 0.62})`;
  return [
    group({ transform: mirrored, opacity: 0.34 }, building()),
    rect(0, y, 2400, water, 'url(#dc-depth)'),
    group(
      { transform: place },
      building(),
      rect(400, 456, 800, 12, '#d9cbb6'),
      rect(400, 468, 800, 9, '#8d7d6a'),
      at(1158, 462, 1.02, birch('#3a231b')),
      at(438, 462, 0.7, birch('#3a231b')),
    ),
  ].join('');
}

/** Cliff House at dusk from edge to edge: the light is on the right, the night comes from the left. */
export function denAcross(): string {
  const { width: w, height: h } = acrossSize;
  const random = scatter(7);
  const foot = 956;
  return drawing(
    w,
    h,
    linear(
      'dc-sky',
      [0, 0],
      [0, 1],
      [0, '#4a2219'],
      [0.34, '#8a4630'],
      [0.62, '#d98f66'],
      [0.8, '#f3c9a0'],
      [1, '#f8e2c6'],
    ),
    linear(
      'dc-night',
      [0, 0],
      [1, 0],
      [0, '#30150e', 0.97],
      [0.22, '#30150e', 0.93],
      [0.4, '#30150e', 0.78],
      [0.6, '#30150e', 0.36],
      [0.84, '#30150e', 0],
    ),
    linear('dc-depth', [0, 0], [0, 1], [0, '#2a1a16', 0.1], [1, '#170c0a', 0.86]),
    radial('dc-sun', [0.5, 0.5], 0.5, [0, '#fff0d0', 0.95], [0.3, '#ffdca6', 0.5], [1, '#ffd39a', 0]),
    materials(),
    rect(0, 0, w, h, 'url(#dc-sky)'),
    at(2050, 730, 1, rect(-560, -560, 1120, 1120, 'url(#dc-sun)')),
    path('M0 800C300 690 520 742 800 706S1290 590 1620 660S2130 720 2400 640V980H0Z', '#b06c4e', {
      opacity: 0.75,
    }),
    path('M0 872C340 790 720 842 1080 800S1830 786 2400 806V980H0Z', '#7c4735', { opacity: 0.9 }),
    repeat(34, (i) => at(1010 + i * 43 + random() * 26, 900, 0.8 + random() * 1, pine('#4c2a21'))),
    repeat(26, (i) => at(-10 + i * 46 + random() * 26, 910, 0.7 + random() * 0.9, pine('#45271f'))),
    rect(0, 892, w, 90, '#382620'),
    rect(0, foot, w, h - foot, '#5b3b30'),
    rect(0, 0, w, h, 'url(#dc-night)'),
    standing(332, foot, 1.74, h - foot),
    repeat(26, (i) => {
      const x = 900 + random() * 1300;
      return line(x, foot + 18 + i * 11, x + 60 + random() * 260, foot + 18 + i * 11, '#ffe0b4', 2.4, {
        opacity: 0.2,
      });
    }),
    // The lawn on the left, its edge along the water.
    path(`M0 ${foot - 6}H1042L900 ${h}H0Z`, '#261410'),
    stroke(`M1042 ${foot - 2}L900 ${h}`, '#a18d78', 5, { opacity: 0.6 }),
    named(2304, 1210, 36),
  );
}

/** The same below the words on a phone; its sky begins in the colour of the study, into which the page lets it fade. */
export function denAcrossNarrow(): string {
  const [w, h] = [400, 470];
  const random = scatter(7);
  const foot = 356;
  return denseDrawing(
    w,
    h,
    linear('dc-sky', [0, 0], [0, 1], [0, '#9a4e31'], [0.3, '#bd6d48'], [0.62, '#efc39f'], [0.8, '#f8e2c6']),
    linear('dc-depth', [0, 0], [0, 1], [0, '#2a1a16', 0.1], [1, '#170c0a', 0.86]),
    radial('dc-sun', [0.5, 0.5], 0.5, [0, '#fff0d0', 0.95], [0.3, '#ffdca6', 0.5], [1, '#ffd39a', 0]),
    materials(),
    rect(0, 0, w, h, 'url(#dc-sky)'),
    at(322, 250, 1, rect(-190, -190, 380, 380, 'url(#dc-sun)')),
    path('M0 292C80 250 150 276 220 262S340 240 400 236V370H0Z', '#bd7857', { opacity: 0.7 }),
    path('M0 318C90 296 200 312 280 304S360 300 400 304V370H0Z', '#8d543d', { opacity: 0.85 }),
    repeat(15, (i) => at(i * 28 + random() * 14, 334, 0.26 + random() * 0.34, pine('#5c3428'))),
    rect(0, 330, w, 30, '#4d3a30'),
    rect(0, foot, w, h - foot, '#5b3b30'),
    standing(-258, foot, 0.58, h - foot),
    repeat(11, (i) => {
      const x = random() * 330;
      return line(x, foot + 8 + i * 9, x + 24 + random() * 90, foot + 8 + i * 9, '#ffe0b4', 1, {
        opacity: 0.22,
      });
    }),
    // Its water ends in the colour on which the page goes on.
    linear('dc-foot', [0, 0], [0, 1], [0, '#9a4e31', 0], [0.9, '#9a4e31'], [1, '#9a4e31']),
    rect(0, 396, w, h - 396, 'url(#dc-foot)'),
    named(378, 428, 17),
  );
}
