/** One line of words as it is drawn: what it says, and how large. */
type Said = { readonly words: string; readonly size: number };

/** Says a line in other words; it is asked for each line of a drawing, with what the drawing says by itself. */
export type Wording = (words: string, size: number) => Said;

const asDrawn: Wording = (words, size) => ({ words, size });
let inUse = asDrawn;

/** How a line is said in the drawing that is being drawn. */
export const said: Wording = (words, size) => inUse(words, size);

/** Draws in other words. Drawings are made at once, so one wording at a time is enough. */
export function drawnIn<T>(wording: Wording, draw: () => T): T {
  const before = inUse;
  inUse = wording;
  try {
    return draw();
  } finally {
    inUse = before;
  }
}
