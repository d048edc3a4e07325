/** How a page was sent: `bytes` are those of the body on the wire. */
export type Sent = { status: number; headers: Readonly<Record<string, string>>; bytes: number };

/** What differs from one answer to the next, or with each text; that it is there is compared. */
const ownEach = new Set(['date', 'etag', 'content-length', 'x-request-id']);

/** In what two answers differ beside their bytes: their status, and headers that one of them lacks or has otherwise. */
export function sentOtherwise(shipped: Sent, published: Sent): string[] {
  const told =
    shipped.status === published.status ? [] : [`status ${shipped.status} and ${published.status}`];
  const names = new Set([...Object.keys(shipped.headers), ...Object.keys(published.headers)]);
  for (const name of names) {
    const [one, other] = [shipped.headers[name], published.headers[name]].map((value) =>
      ownEach.has(name) ? value && 'given' : value?.replace(/nonce-[\w-]+/, 'a nonce'),
    );
    if (one !== other) told.push(`${name}: ${one ?? 'none'} and ${other ?? 'none'}`);
  }
  return told;
}

/** One figure of both sites. `most` is the ratio of published to shipped beyond which it is no longer as before. */
export type Pair = { what: string; unit: string; shipped: number; published: number; most: number };

/** Of a rate more is better: it is held to the other ratio. */
export const ratioOf = ({ shipped, published, unit }: Pair): number =>
  unit === 'requests/s' ? shipped / published : published / shipped;

/** Published beside shipped, one line a figure; a table for the terminal, which is Markdown as well. */
export function pairsTable(pairs: readonly Pair[]): string {
  const lines = pairs.map((pair) => {
    const { what, unit, shipped, published, most } = pair;
    const written = (value: number) =>
      `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 2 : 0 })} ${unit}`;
    const share = (published / shipped).toFixed(3);
    return [what, written(shipped), written(published), share, ratioOf(pair) > most ? 'other' : 'as before'];
  });
  const head = ['', 'shipped', 'published', 'of it', ''];
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line), ''].join('\n');
}
