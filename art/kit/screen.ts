import { box, circle, denseDrawing, line, rect, stroke } from './svg.ts';
import { lines, type TextStyle, text } from './type.ts';

/** Size of a phone's screen, drawn in half of these units: 390 × 760. Type is 16 units or more, so that it stays readable. */
export const screenSize = { width: 780, height: 1520 } as const;

type Family = NonNullable<TextStyle['family']>;

/** What the screens of one client share. */
export type Look = {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly main: string;
  readonly onMain: string;
  /** Where the finger lands. */
  readonly touch: string;
  readonly head: Family;
  readonly headWeight: number;
  readonly radius: number;
  readonly clock?: string;
  /** Colour of clock and battery, where it is not that of the words. */
  readonly status?: string;
};

/** A whole screen below its status bar. */
export function screen(look: Look, ...parts: string[]): string {
  const [width, height] = [390, 760];
  const ink = look.status ?? look.ink;
  return denseDrawing(
    width,
    height,
    rect(0, 0, width, height, look.ground),
    ...parts,
    text(46, 38, look.clock ?? '9:41', 17, ink, { weight: 600, anchor: 'middle' }),
    box(147, 14, 96, 28, 14, '#08090a'),
    ...[0, 1, 2, 3].map((i) => box(312 + i * 5, 35 - i * 2.6, 3.4, 5 + i * 2.6, 1, ink)),
    box(338, 26, 24, 12.5, 4, 'none', { stroke: ink, 'stroke-opacity': 0.6, 'stroke-width': 1.2 }),
    box(340, 28, 16, 8.5, 2.4, ink),
  );
}

/** The finger's mark on what is tapped: a ring, so that the words below it are still read. */
export function touch(look: Look, x: number, y: number, radius = 22): string {
  return (
    circle(x, y, radius, look.ground, { opacity: 0.22 }) +
    circle(x, y, radius + 2.5, 'none', { stroke: look.ground, 'stroke-width': 2, opacity: 0.85 }) +
    circle(x, y, radius, 'none', { stroke: look.touch, 'stroke-width': 3 })
  );
}

export const title = (look: Look, y: number, words: readonly string[], size = 34) =>
  lines(24, y, words, size, size * 1.08, look.ink, {
    family: look.head,
    weight: look.headWeight,
    tracking: -size * 0.015,
  });

export const note = (look: Look, y: number, words: readonly string[], size = 17) =>
  lines(24, y, words, size, size * 1.42, look.soft);

/** The one button of a screen. */
export const button = (look: Look, y: number, label: string, height = 58) =>
  box(24, y, 342, height, look.radius, look.main) +
  text(195, y + height / 2 + 6.5, label, 19, look.onMain, { weight: 600, anchor: 'middle' });

/** A line of two facts, with a rule below it. */
export const row = (look: Look, y: number, left: string, right: string, strong = false) =>
  text(24, y, left, 17.5, strong ? look.ink : look.soft, { weight: strong ? 600 : 400 }) +
  text(366, y, right, 17.5, look.ink, { weight: 600, anchor: 'end' }) +
  line(24, y + 16, 366, y + 16, look.rule, 1.2);

/** One of several answers. */
export function option(
  look: Look,
  at: readonly [x: number, y: number, width: number, height: number],
  words: readonly [label: string, note?: string],
  on = false,
) {
  const [x, y, w, h] = at;
  const [label, small] = words;
  return (
    box(x, y, w, h, Math.min(look.radius, 16), on ? look.main : 'none', {
      stroke: on ? look.main : look.rule,
      'stroke-width': 1.8,
    }) +
    text(x + w / 2, y + h / 2 + (small ? -4 : 6.5), label, 18.5, on ? look.onMain : look.ink, {
      weight: 600,
      anchor: 'middle',
    }) +
    (small
      ? text(x + w / 2, y + h / 2 + 19, small, 17.2, on ? look.onMain : look.soft, { anchor: 'middle' })
      : '')
  );
}

export const tick = (x: number, y: number, colour: string, size = 1, width = 3) =>
  stroke(`M${x - 9 * size} ${y}l${6 * size} ${7 * size} ${12 * size} ${-14 * size}`, colour, width);

export const cross = (x: number, y: number, colour: string, size = 1, width = 3) =>
  stroke(
    `M${x - 7 * size} ${y - 7 * size}l${14 * size} ${14 * size}M${x + 7 * size} ${y - 7 * size}l${-14 * size} ${14 * size}`,
    colour,
    width,
  );
