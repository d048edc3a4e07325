import { shadow } from '#art/kit/frames.ts';
import { tideLines } from '#art/kit/motif.ts';
import { house } from '#art/kit/palette.ts';
import {
  at,
  box,
  circle,
  curve,
  denseDrawing,
  drawing,
  group,
  linear,
  type Point,
  path,
  rect,
  stroke,
} from '#art/kit/svg.ts';
import { text } from '#art/kit/type.ts';

/** Size of every service figure. */
const figureSize = { width: 1200, height: 900 } as const;

const grounds = {
  sand: { from: '#f3ebdd', to: '#e3d6c0', lines: '#c7b595', opacity: 0.5 },
  ink: { from: '#15293d', to: '#0a1623', lines: '#4a6278', opacity: 0.4 },
  clay: { from: '#f8bd9f', to: '#ec8f66', lines: '#d9703f', opacity: 0.45 },
  tide: { from: '#17707a', to: '#0a474e', lines: '#5fb0ae', opacity: 0.32 },
} as const;

export type Ground = keyof typeof grounds;

/** The common ground of the service figures: one tone, tide lines across it. */
export const stage = (ground: Ground, phase: number, ...children: string[]) =>
  drawing(figureSize.width, figureSize.height, ...floor(ground, phase), ...children);

/** Size of a figure that the list of services shows large, in the same units. */
export const largeSize = { width: 1600, height: 1200 } as const;

export const largeStage = (ground: Ground, phase: number, ...children: string[]) =>
  drawing(
    largeSize.width,
    largeSize.height,
    at(0, 0, largeSize.width / figureSize.width, ...floor(ground, phase), ...children),
  );

function floor(ground: Ground, phase: number): string[] {
  const g = grounds[ground];
  const { width, height } = figureSize;
  return [
    linear('stage', [0, 0], [1, 1], [0, g.from], [1, g.to]),
    rect(0, 0, width, height, 'url(#stage)'),
    tideLines({
      width,
      top: 30,
      gap: 38,
      count: 24,
      colour: g.lines,
      weight: 1.6,
      opacity: g.opacity,
      swell: 42,
      phase,
    }),
  ];
}

/** Size of what takes a figure's place on phones, drawn in half of these units: 390 × 340. Type is 13 units or more. */
export const narrowSize = { width: 780, height: 680 } as const;

/** The same ground in the units of a phone. */
export function narrowStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(narrowSize, ground, phase, children);
}

/** Size of what stands for a service in a list, drawn in half of these units: 400 × 300. Type is 17 units or more. */
export const smallSize = { width: 800, height: 600 } as const;

/** The same ground for a thing that is seen from near. */
export function smallStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(smallSize, ground, phase, children);
}

/** Size of what stands for a service beside a large one, drawn in half of these units: 480 × 200. */
export const lowSize = { width: 960, height: 400 } as const;

/** The same ground, low. */
export function lowStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(lowSize, ground, phase, children);
}

/** Size of what shows a part of a service further down its page, drawn in half of these units: 420 × 500. */
export const paperSize = { width: 840, height: 1000 } as const;

/** Size of one that stands as high as a long list, drawn in half of these units: 420 × 760. */
export const tallPaperSize = { width: 840, height: 1520 } as const;

/** The same ground for one of that height. */
export function tallPaperStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(tallPaperSize, ground, phase, children);
}

/** Size of a figure beside a first view that ends with its facts, drawn in half of these units: 560 × 520. */
export const uprightSize = { width: 1120, height: 1040 } as const;

/** The same ground for one of that height. */
export function uprightStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(uprightSize, ground, phase, children);
}

/** The same ground, upright. */
export function paperStage(ground: Ground, phase: number, ...children: string[]) {
  return denseStage(paperSize, ground, phase, children);
}

function denseStage(
  size: { width: number; height: number },
  ground: Ground,
  phase: number,
  children: string[],
) {
  const g = grounds[ground];
  const [width, height] = [size.width / 2, size.height / 2];
  return denseDrawing(
    width,
    height,
    linear('stage', [0, 0], [1, 1], [0, g.from], [1, g.to]),
    rect(0, 0, width, height, 'url(#stage)'),
    tideLines({
      ...{ width, top: 10, gap: 17, count: height > 400 ? Math.ceil(height / 17) : 21, swell: 18, phase },
      ...{ colour: g.lines, weight: 0.9, opacity: g.opacity },
    }),
    ...children,
  );
}

/** Draws panels with their shadow: how dark that is, and how round they are where nothing else is said. */
const panels =
  (opacity: number, round: number) =>
  (id: string, x: number, y: number, w: number, h: number, fill: string = house.paper, r = round) =>
    shadow(id, x, y, w, h, r, '#07111c', opacity) + box(x, y, w, h, r, fill);

/** A raised panel with its shadow. */
export const panel = panels(0.72, 18);
/** A panel of the narrow stage. */
export const slip = panels(0.34, 12);

/** A rising line in beacon with a soft field under it and a point at its end. */
export function risingLine(
  id: string,
  points: readonly Point[],
  floor: number,
  colour: string = house.beacon,
  width = 6,
) {
  const d = curve(points);
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  return [
    linear(id, [0, 0], [0, 1], [0, colour, 0.34], [1, colour, 0]),
    path(`${d}L${last[0]} ${floor}L${first[0]} ${floor}Z`, `url(#${id})`),
    stroke(d, colour, width),
    circle(last[0], last[1], width * 2.6, colour, { opacity: 0.22 }),
    circle(last[0], last[1], width * 1.4, colour, { stroke: '#fff', 'stroke-width': width * 0.5 }),
  ].join('');
}

/** A pointer arrow whose tip is at (x, y). */
export function pointer(x: number, y: number, scale = 1) {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path('M0 0V34L9 26L15 40L22 37L16 23H28Z', house.ink, {
      stroke: '#fff',
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
  );
}

/** A small label in a rounded field; returns the markup for a field of `w` units. */
export function pill(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  fill: string,
  ink: string,
  size = 17,
) {
  return (
    box(x, y, w, h, h / 2, fill) +
    text(x + w / 2, y + h / 2 + size * 0.35, label, size, ink, { weight: 600, anchor: 'middle' })
  );
}

export function tick(x: number, y: number, r: number, fill: string, ink = '#fff') {
  return (
    circle(x, y, r, fill) +
    stroke(`M${x - r * 0.42} ${y + r * 0.02}l${r * 0.3} ${r * 0.34} ${r * 0.56} ${-r * 0.66}`, ink, r * 0.2)
  );
}

/** A place on a map: its tip lies below the point by 68 of its own units. */
export const mapPin = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    path('M0 -42C-28 -42 -46 -22 -46 2C-46 34 0 68 0 68S46 34 46 2C46 -22 28 -42 0 -42Z', house.beacon),
  );
