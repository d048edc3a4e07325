import { tideLines } from '#art/kit/motif.ts';
import { blur, box, drawing, group, linear, rect, stroke } from '#art/kit/svg.ts';

/** A table top: its colours from the window to the wall, and that of the tide lines in it. */
export type Ground = {
  readonly near: string;
  readonly far: string;
  readonly lines: string;
  readonly phase: number;
};

/** What lies on a table, seen from above, 800 × 1000; light falls from the upper left. */
export function desk(ground: Ground, ...things: string[]): string {
  return drawing(
    800,
    1000,
    linear('ground', [0, 0], [1, 1], [0, ground.near], [1, ground.far]),
    blur('soft', 16),
    rect(0, 0, 800, 1000, 'url(#ground)'),
    tideLines({
      width: 800,
      top: 30,
      gap: 58,
      count: 17,
      colour: ground.lines,
      weight: 2.5,
      opacity: 0.4,
      swell: 30,
      phase: ground.phase,
    }),
    ...things,
  );
}

type Laid = { readonly x: number; readonly y: number; readonly turn?: number };

/** Something that lies at a place, turned about its own origin. */
export const laid = ({ x, y, turn = 0 }: Laid, ...parts: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${turn})` }, ...parts);

/** A flat thing with its shadow; `parts` are drawn upon it, from its upper left corner. */
export function slab(
  place: Laid,
  { width, height, round = 8, fill }: { width: number; height: number; round?: number; fill: string },
  ...parts: string[]
): string {
  return laid(
    place,
    box(14, 20, width, height, round, '#0b1a28', { opacity: 0.28, filter: 'url(#soft)' }),
    box(0, 0, width, height, round, fill),
    ...parts,
  );
}

/** A pencil with its shadow, its point at the origin and its end above. */
export const pencil = (place: Laid, colour: string, shade: string) =>
  laid(
    place,
    box(2, -392, 26, 372, 12, '#0b1a28', { opacity: 0.3, filter: 'url(#soft)' }),
    box(-13, -420, 26, 28, 8, '#e9a48f'),
    rect(-13, -398, 26, 16, '#b9bec2'),
    rect(-13, -384, 26, 330, colour),
    rect(3, -384, 10, 330, shade),
    `<path d="M-13 -56L0 0L13 -56Z" fill="#ecd3ae"/><path d="M-4 -18L0 0L4 -18Z" fill="#1b1614"/>`,
  );

/** Lines of writing that nobody has to read: their lengths as shares of the width. */
export const writing = (
  x: number,
  y: number,
  width: number,
  gap: number,
  shares: readonly number[],
  ink: string,
) => shares.map((share, row) => stroke(`M${x} ${y + row * gap}h${width * share}`, ink, 9)).join('');
