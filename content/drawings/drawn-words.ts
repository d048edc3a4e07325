import recorded from './drawn-words.json' with { type: 'json' };
import { measuring } from './measure.ts';

/** What a line says, its font, its size, the space between its signs, and how wide it may be, in units of the drawing. */
export type DrawnLine = readonly [words: string, face: string, size: number, tracking: number, room: number];

/** A drawing with words in it: which one it is, how wide its files are (none for vectors), and its lines. */
export type Drawn = {
  readonly mark: string;
  readonly widths: readonly number[];
  readonly lines: readonly DrawnLine[];
};

/** All that drawings say, as `npm run images` reads it off them into `drawn-words.json`. */
export type DrawnWords = {
  readonly signs: string;
  readonly faces: Readonly<Record<string, string>>;
  /** Which one the picture of a shared page is. */
  readonly card: string;
  readonly drawings: Readonly<Record<string, Drawn>>;
};

const all = recorded as unknown as DrawnWords;

/** Drawings by name, each with its words. */
export const drawings: Readonly<Record<string, Drawn>> = all.drawings;
const { measure, hasSign } = measuring(all);

/** Changes when pictures of shared pages are drawn otherwise. */
export const cardMark: string = all.card;

/** Letters of a line may become so much smaller before its words count as too long. */
export const smallest = 0.72;

/** How large a line is drawn in other words, as a share of its size; null where they do not fit. */
export function fitting(own: string, line: DrawnLine): number | null {
  const scale = Math.min(1, scaleFor(own, line));
  return scale >= smallest ? scale : null;
}

/** How many times as wide as its own words those of a line may be. */
export const roomFor = (line: DrawnLine): number => scaleFor(line[0], line) / smallest;

/** A line without the `{names}` of its figures: room for these is not counted. */
export const worded = (line: string): string => line.replace(/\{\w+\}/g, '');

/** Space between signs stays as it was drawn, so the rest is what the signs may take. */
function scaleFor(line: string, [, face, size, tracking, room]: DrawnLine): number {
  const words = worded(line);
  const between = tracking * [...words].length;
  return (room - between) / Math.max(1, measure(words, { face, size, tracking }) - between);
}

/** The signs of some words that a font does not have. */
export function lackingSigns(words: string, face: string): string[] {
  return [...new Set(words)].filter((sign) => !hasSign(sign, face));
}
