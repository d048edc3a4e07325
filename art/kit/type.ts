import { el, escapeXml } from './svg.ts';
import { type Filled, said, withFigures } from './wording.ts';

/** Families the drawings are set in; their files are listed in `art/press/fonts.ts`. */
const families = {
  display: 'Bricolage Grotesque',
  text: 'Instrument Sans',
  serif: 'Fraunces',
  poster: 'Anton',
  thin: 'Jost',
  didone: 'DM Serif Display',
  gothic: 'Pirata One',
  round: 'Bagel Fat One',
  mono: 'IBM Plex Mono',
} as const;

type Family = keyof typeof families;

export type TextStyle = {
  readonly family?: Family;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in units of the drawing. */
  readonly tracking?: number;
  readonly italic?: boolean;
  readonly opacity?: number;
  readonly transform?: string;
  readonly strike?: boolean;
};

/** One line of text whose baseline starts at (x, y), in the words that are wanted of it. */
export function text(
  x: number,
  y: number,
  words: string | Filled,
  size: number,
  fill: string,
  style: TextStyle = {},
) {
  const figures = typeof words === 'string' ? null : words.figures;
  const own = said(typeof words === 'string' ? words : words.line, size);
  return el(
    'text',
    {
      x,
      y,
      fill,
      'font-family': families[style.family ?? 'text'],
      'font-size': own.size,
      'font-weight': style.weight ?? 400,
      'font-style': style.italic ? 'italic' : undefined,
      'text-anchor': style.anchor,
      'letter-spacing': style.tracking,
      opacity: style.opacity,
      transform: style.transform,
      'text-decoration': style.strike ? 'line-through' : undefined,
      // What is worded of it, for those who read drawings.
      'data-line': figures ? own.words : undefined,
    },
    escapeXml(figures ? withFigures(own.words, figures) : own.words),
  );
}

/** Lines below one another, `leading` units apart. */
export function lines(
  x: number,
  y: number,
  words: readonly string[],
  size: number,
  leading: number,
  fill: string,
  style: TextStyle = {},
) {
  return words.map((row, index) => text(x, y + index * leading, row, size, fill, style)).join('');
}
