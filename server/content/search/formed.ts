/** A name that stands for other words, written in one pair of braces or in two. */
const named = /\{\{?[\w.]+\}?\}/;

/** Fewer letters than these say nothing about where they stand. */
const telling = 8;
/** What stands for a name is hardly longer. */
const longestName = 40;

/** The pieces of a text around its `{names}`; the text itself where it has none. */
export const piecesOf = (read: string): string[] => read.split(named);

/** The pieces around the `{names}` of a text, which stand for other words; null where there are none, or no pieces. */
export function formOf(read: string): string[] | null {
  if (!read.includes('{')) return null;
  const pieces = piecesOf(read);
  return pieces.length > 1 && /\p{L}{2}/u.test(pieces.join('')) ? pieces : null;
}

/** What stands between these pieces where a text is made of them in their order; null where it is not. In one pass. */
export function between(pieces: readonly string[], text: string): string[] | null {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return null;
  const found: string[] = [];
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const next = text.indexOf(piece, at);
    if (next < 0 || next + piece.length > end) return null;
    found.push(text.slice(at, next));
    at = next + piece.length;
  }
  found.push(text.slice(at, end));
  return tellsEnough(pieces, found) ? found : null;
}

/**
 * Whether pieces say enough to know their text by. One short word between two names, as in '{date} at {time}', stands
 * in a hundred sentences: then there have to be figures in what it stands between.
 */
function tellsEnough(pieces: readonly string[], between: readonly string[]): boolean {
  const isHeld = [pieces[0], pieces.at(-1)].some((end = '') => /\p{L}{2}/u.test(end));
  if (isHeld || pieces.join('').replace(/[^\p{L}]/gu, '').length >= telling) return true;
  return between.filter((one) => /\d/.test(one)).length >= Math.min(2, between.length);
}

/** Whether a text is a part of these pieces in their order, such as one sentence of them, with a name or more in it. */
export function isPartOf(pieces: readonly string[], text: string): boolean {
  return pieces.some((piece, index) => {
    const begun = beginsIn(piece, text);
    return begun > 0 && goesOn(pieces.slice(index + 1), text.slice(begun));
  });
}

/** How much of the beginning of a text is the end of a piece. */
function beginsIn(piece: string, text: string): number {
  for (
    let at = piece.indexOf(text.slice(0, telling));
    at >= 0;
    at = piece.indexOf(text.slice(0, telling), at + 1)
  ) {
    if (piece.length - at >= telling && text.startsWith(piece.slice(at))) return piece.length - at;
  }
  return 0;
}

/** Whether what is left of a text is a name and the next piece, and so on, ending within any of them. */
function goesOn(pieces: readonly string[], text: string): boolean {
  let rest = text;
  for (const piece of pieces) {
    const at = piece === '' ? -1 : rest.indexOf(piece);
    if (at < 0) {
      const ending = piece.slice(0, telling);
      const from = ending === '' ? -1 : rest.indexOf(ending);
      return from < 0
        ? rest.length <= longestName
        : from <= longestName && piece.startsWith(rest.slice(from));
    }
    if (at > longestName) return false;
    rest = rest.slice(at + piece.length);
  }
  return rest === '';
}
