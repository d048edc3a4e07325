/** A piece of a stylesheet: a rule or group with what stands in it, or text without braces. */
export type Piece = { prelude: string; inner: Piece[] } | { text: string };

/** Reads a minified stylesheet into its pieces, so that selectors can be told from values. */
export function readSheet(css: string): Piece[] {
  let at = 0;
  const read = (): Piece[] => {
    const pieces: Piece[] = [];
    let from = at;
    const flush = () => {
      if (at > from) pieces.push({ text: css.slice(from, at) });
    };
    while (at < css.length && css[at] !== '}') {
      if (css[at] === '{') {
        const prelude = css.slice(from, at);
        at += 1;
        pieces.push({ prelude, inner: read() });
        at += 1;
        from = at;
      } else if (css[at] === ';') {
        at += 1;
        flush();
        from = at;
      } else at = afterSign(css, at);
    }
    flush();
    return pieces;
  };
  return read();
}

/** The same sheet as text. */
export const writeSheet = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ('text' in piece ? piece.text : `${piece.prelude}{${writeSheet(piece.inner)}}`))
    .join('');

/** Every rule of a sheet with other selectors; rules without any, and groups without any rule, are left out. */
export function mapSelectors(pieces: readonly Piece[], change: (selector: string) => string[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ('text' in piece) return [piece];
    const { prelude, inner } = piece;
    if (prelude.startsWith('@')) {
      const kept = keepsSelectors(prelude) ? inner : mapSelectors(inner, change);
      return kept.length > 0 ? [{ prelude, inner: kept }] : [];
    }
    const selectors = selectorsIn(prelude).flatMap(change);
    return selectors.length > 0 ? [{ prelude: selectors.join(','), inner }] : [];
  });
}

/** What stands in these is no selector. */
const keepsSelectors = (prelude: string) => /^@(keyframes|font-face|property)/.test(prelude);

/** The selectors of a list. */
function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length; at = afterSign(list, at)) {
    if (list[at] !== ',') continue;
    selectors.push(list.slice(from, at));
    from = at + 1;
  }
  return [...selectors, list.slice(from)];
}

/** Behind one sign, or behind all that belongs to it: what it escapes, a text in quotes, what brackets hold. */
function afterSign(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 2;
  if (sign === '"' || sign === "'") return css.indexOf(sign, at + 1) + 1 || css.length;
  const closing = sign === '(' ? ')' : sign === '[' ? ']' : null;
  if (closing === null) return at + 1;
  let next = at + 1;
  while (next < css.length && css[next] !== closing) next = afterSign(css, next);
  return next + 1;
}
