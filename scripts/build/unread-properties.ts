import { type Piece, readSheet, writeSheet } from './sheet-rules.ts';

/**
 * A sheet without custom properties that nothing reads: Tailwind sets some beside what they would say, for utilities
 * that the site has none of.
 * @param texts everything else that may read one, or say its name
 */
export function withoutUnread(css: string, texts: readonly string[]): string {
  const said = texts.flatMap((text) => text.match(/--[a-z][\w-]*/g) ?? []);
  for (let sheet = css; ; ) {
    const inSheet = [...sheet.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
    const left = writeSheet(readOf(readSheet(sheet), new Set([...said, ...inSheet])));
    // What set one that is gone may have been the last to read another.
    if (left === sheet) return sheet;
    sheet = left;
  }
}

/** What sets or registers a property that is among those that are read, and all else. */
function readOf(pieces: readonly Piece[], read: ReadonlySet<string>): Piece[] {
  const isRead = (found: RegExpExecArray | null) => found === null || read.has(found[1] ?? '');
  const left = pieces.flatMap((piece): Piece[] => {
    if ('text' in piece) return isRead(/^(--[\w-]+):/.exec(piece.text)) ? [piece] : [];
    const { prelude, inner } = piece;
    if (!isRead(/^@property (--[\w-]+)/.exec(prelude))) return [];
    const kept = readOf(inner, read);
    return kept.length > 0 || inner.length === 0 ? [{ prelude, inner: kept }] : [];
  });
  const last = left.at(-1);
  // A rule needs no semicolon at its end.
  return last && 'text' in last && left.length < pieces.length
    ? [...left.slice(0, -1), { text: last.text.replace(/;$/, '') }]
    : left;
}
