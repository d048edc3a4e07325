import type { Heading } from './page-view.ts';
import type { Face } from './widths.ts';

/** The narrowest screen that the site is made for, without the margins beside its text. */
export const narrowest = 280;

/** Sizes on the narrowest screen, in pixels, by the class that a heading bears: the least of each in app/ui/theme.css. */
const sizes: Readonly<Record<string, number>> = {
  ...{ 'text-6xl': 44, 'text-5xl': 42, 'text-4xl': 36, 'text-3xl': 30, 'text-2xl': 24 },
  ...{ 'text-xl': 20, 'text-lg': 18, 'text-base': 17, 'text-sm': 15, 'text-xs': 13 },
};
/** Headings in long texts get theirs from the level. */
const byLevel = [44, 44, 24, 20, 18, 17, 17];

/** Face and size of a heading on the narrowest screen, and the width that it may take there. */
export function placeOf({ level, classes }: Heading): { face: Face; size: number; room: number } {
  const words = classes.split(/\s+/);
  const named = words.findLast((word) => sizes[word.replace('!', '')] !== undefined)?.replace('!', '') ?? '';
  const size = sizes[named] ?? byLevel[level] ?? 20;
  const ems = Number(/(?:^|\s)max-w-\[([\d.]+)em\]/.exec(classes)?.[1] ?? Number.POSITIVE_INFINITY);
  return {
    face: /(^|\s)font-(sans|mono)(\s|$)/.test(classes) ? 'text' : 'display',
    size,
    room: Math.min(narrowest, ems * size),
  };
}
