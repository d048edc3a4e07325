import { blur, box, denseDrawing, el, line, linear, rect, scatter, stroke } from './svg.ts';
import { text } from './type.ts';
import type { Filled } from './wording.ts';

/** Size of a working paper, drawn in half of these units: 480 × 600. Type is 17 units or more: 12 px on a phone. */
export const sheetSize = { width: 960, height: 1200 } as const;

export const pencil = { red: '#c6402b', blue: '#2c5d8f', grey: '#8a8578', ink: '#23262b', rule: '#dcd6c8' };

type Sheet = {
  readonly id: string;
  readonly desk: readonly [from: string, to: string];
  readonly turn?: number;
  readonly paper?: string;
  readonly kicker: string | Filled;
  readonly title: string;
  /** Of the desk, in units. */
  readonly size?: readonly [width: number, height: number];
};

/** A sheet on a desk; what is written on it has its origin in the upper left corner, and 404 × 524 units. */
export function sheet(
  { id, desk, turn = -1.2, paper = '#fdfbf5', kicker, title, size = [480, 600] }: Sheet,
  ...written: string[]
) {
  const [width, height] = size;
  return denseDrawing(
    width,
    height,
    linear(`${id}-desk`, [0, 0], [1, 1], [0, desk[0]], [1, desk[1]]),
    blur(`${id}-soft`, 13, 0.3),
    rect(0, 0, width, height, `url(#${id}-desk)`),
    el(
      'g',
      { transform: `rotate(${turn} ${width / 2} ${height / 2})` },
      box(40, 50, width - 68, height - 80, 3, '#000', { opacity: 0.34, filter: `url(#${id}-soft)` }),
      box(34, 34, width - 68, height - 68, 3, paper),
      text(58, 72, kicker, 17.8, pencil.grey, { weight: 500 }),
      text(58, 106, title, 27, pencil.ink, { family: 'display', weight: 700, tracking: -0.5 }),
      line(58, 122, width - 58, 122, pencil.ink, 1.6),
      ...written,
    ),
  );
}

/** A line drawn by hand: never quite straight, the same each time. */
export function byHand(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width = 2.6,
  seed = 1,
) {
  const random = scatter(Math.round(x1 * 7 + y1 * 13 + seed));
  const wobble = () => (random() - 0.5) * 5;
  const at = (t: number) => `${x1 + (x2 - x1) * t + wobble()} ${y1 + (y2 - y1) * t + wobble()}`;
  return stroke(`M${x1} ${y1}Q${at(0.3)} ${at(0.55)}T${x2} ${y2}`, colour, width, { opacity: 0.9 });
}

/** A note in the margin, in the hand of whoever held the pencil. */
export const remark = (x: number, y: number, words: string, colour = pencil.red, size = 18, anchor?: 'end') =>
  text(x, y, words, size, colour, { family: 'serif', italic: true, ...(anchor && { anchor }) });
