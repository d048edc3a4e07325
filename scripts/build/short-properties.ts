import { nameAt } from './name-at.ts';
import { type Piece, readSheet, writeSheet } from './sheet-rules.ts';

const property = /--[A-Za-z][\w-]*/g;

/**
 * A sheet whose custom properties have short names, in the order in which it says them, in which it is compressed
 * best. What it reads and does not set itself is somebody else's, and keeps its name.
 * @param texts everything else that may read one, or say its name: what they say keeps its name too
 */
export function withShortProperties(css: string, texts: readonly string[]): string {
  const kept = new Set(texts.flatMap((text) => text.match(property) ?? []));
  const pieces = readSheet(css);
  const set = new Set(setIn(pieces).filter((name) => !kept.has(name)));
  const taken = new Set((css.match(property) ?? []).filter((name) => !set.has(name)));
  const names = new Map<string, string>();
  let count = 0;
  for (const own of set) {
    let short = '';
    do short = `--${nameAt(count++)}`;
    while (taken.has(short) || kept.has(short));
    names.set(own, short);
  }
  return writeSheet(renamed(pieces, (text) => text.replaceAll(property, (own) => names.get(own) ?? own)));
}

/** The properties that declarations and registrations set, each time they do. */
function setIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if ('text' in piece) return /^(--[A-Za-z][\w-]*):/.exec(piece.text)?.[1] ?? [];
    return [...(/^@property (--[\w-]+)/.exec(piece.prelude)?.slice(1) ?? []), ...setIn(piece.inner)];
  });
}

/** Changed where properties are set, read, registered or asked for; a selector's signs are no property. */
const renamed = (pieces: readonly Piece[], change: (text: string) => string): Piece[] =>
  pieces.map((piece) =>
    'text' in piece
      ? { text: change(piece.text) }
      : {
          prelude: piece.prelude.startsWith('@') ? change(piece.prelude) : piece.prelude,
          inner: renamed(piece.inner, change),
        },
  );
