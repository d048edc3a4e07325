/** One line of words as it is drawn: what it says, and how large. */
type Said = { readonly words: string; readonly size: number };

/** A line with figures in it, which are measured and not worded: `{names}` in braces stand for them. */
export type Filled = { readonly line: string; readonly figures: Readonly<Record<string, string>> };

export const filled = (line: string, figures: Filled['figures']): Filled => ({ line, figures });

/** A line with its figures, in the words that were chosen for it. */
export const withFigures = (line: string, figures: Filled['figures']): string =>
  line.replace(/\{(\w+)\}/g, (name, key: string) => figures[key] ?? name);

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
