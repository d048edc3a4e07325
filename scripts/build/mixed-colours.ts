import { type Piece, readSheet, writeSheet } from './sheet-rules.ts';

/** How Tailwind asks for browsers that mix colours. */
const asks = '@supports (color:color-mix(in lab, red, red))';

/**
 * A sheet for browsers that mix colours, as all do that read the rest of it: it asks for widths by ranges
 * (`width>=40rem`), which Safari knows since 16.4, and `color-mix()` since 16.2. What stood before it for others goes.
 */
export const withMixedColours = (css: string): string => writeSheet(unasked(readSheet(css)));

function unasked(pieces: readonly Piece[]): Piece[] {
  const left: Piece[] = [];
  for (const piece of pieces) {
    if ('text' in piece) left.push(piece);
    else if (piece.prelude !== asks) left.push({ ...piece, inner: unasked(piece.inner) });
    else for (const rule of piece.inner) add(left, rule);
  }
  return left;
}

/** Adds a rule to others, or to the one before it where that is of the same elements. */
function add(left: Piece[], rule: Piece) {
  const before = left.at(-1);
  if (!before || 'text' in before || 'text' in rule || before.prelude !== rule.prelude) left.push(rule);
  else left.splice(-1, 1, { ...before, inner: overridden(before.inner, rule.inner) });
}

/** Declarations without those that others override, and the others. */
function overridden(before: readonly Piece[], after: readonly Piece[]): Piece[] {
  const nameOf = (piece: Piece) => ('text' in piece ? piece.text.slice(0, piece.text.indexOf(':')) : null);
  const names = new Set(after.map(nameOf));
  const kept = before.filter((piece) => !names.has(nameOf(piece)));
  return [...kept.map((piece) => ('text' in piece ? { text: ended(piece.text) } : piece)), ...after];
}

const ended = (declaration: string) => (declaration.endsWith(';') ? declaration : `${declaration};`);
