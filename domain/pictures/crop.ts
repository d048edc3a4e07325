import type { Focus } from './reference.ts';

/** A part of a picture, in its upright pixels. */
export type Rectangle = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Shapes that pages like; null keeps the one that is left. */
export const shapes = {
  free: null,
  wide: 16 / 9,
  landscape: 4 / 3,
  square: 1,
  upright: 4 / 5,
} as const;
export type Shape = keyof typeof shapes;

/** How much is cut away at each side, in per cent of the whole. */
export type Trim = { left: number; right: number; top: number; bottom: number };

/** What is left after trimming, in the wanted shape around the focal point; never less than a pixel. */
export function cropOf(size: Size, trim: Trim, shape: Shape, focus: Focus): Rectangle {
  const left = Math.round((size.width * trim.left) / 100);
  const top = Math.round((size.height * trim.top) / 100);
  const width = Math.max(1, size.width - left - Math.round((size.width * trim.right) / 100));
  const height = Math.max(1, size.height - top - Math.round((size.height * trim.bottom) / 100));
  const ratio = shapes[shape];
  if (ratio === null) return { left, top, width, height };
  const fitted = {
    width: Math.min(width, Math.max(1, Math.round(height * ratio))),
    height: Math.min(height, Math.max(1, Math.round(width / ratio))),
  };
  // The focal point lies in the middle of a ninth of the whole; the part is moved towards it as far as it goes.
  const [x, y] = middleOf(focus);
  const along = (middle: number, whole: number, from: number, room: number, length: number) =>
    Math.round(Math.min(from + room - length, Math.max(from, middle * whole - length / 2)));
  return {
    left: along(x, size.width, left, width, fitted.width),
    top: along(y, size.height, top, height, fitted.height),
    ...fitted,
  };
}

/** How much a part leaves out at each side, in whole per cent. */
export function trimOf(size: Size, { left, top, width, height }: Rectangle): Trim {
  const percent = (part: number, whole: number) => Math.round((part * 100) / whole);
  return {
    left: percent(left, size.width),
    right: percent(size.width - left - width, size.width),
    top: percent(top, size.height),
    bottom: percent(size.height - top - height, size.height),
  };
}

const thirds = { l: 1 / 6, c: 1 / 2, r: 5 / 6, t: 1 / 6, b: 5 / 6 };

/** The middle of a ninth, as shares of width and height. */
export function middleOf(focus: Focus): [number, number] {
  const [x, y] = [...focus] as ['l' | 'c' | 'r', 't' | 'c' | 'b'];
  return [thirds[x], thirds[y]];
}

/** The ninth that holds a point, given as shares of width and height. */
export function focusAt(x: number, y: number): Focus {
  const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));
  return `${'lcr'[third(x)]}${'tcb'[third(y)]}` as Focus;
}

type Asked = { trim: Trim; shape: Shape; focus: Focus };

/**
 * The part that a form asks for. Where it leaves sides and shape as they are, it is the part that there is: whole per
 * cent do not name every part, and saving once more would cut into it.
 */
export function partAsked(size: Size, part: Rectangle, { trim, shape, focus }: Asked): Rectangle {
  const now = trimOf(size, part);
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  const isSame = shape === 'free' && sides.every((side) => now[side] === trim[side]);
  return isSame ? part : cropOf(size, trim, shape, focus);
}
