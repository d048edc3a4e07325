import { readFileSync } from 'node:fs';

export type Measure = (words: string, size: number, tracking?: number) => number;

/**
 * How wide each sign of one TrueType file is, as a share of the font's size; null for a sign that it does not have.
 * @throws Error when the file has no Unicode character map of format 4
 */
export function readAdvances(file: string): (code: number) => number | null {
  const bytes = readFileSync(file);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let i = 0; i < data.getUint16(4); i++) {
    const entry = 12 + i * 16;
    tables.set(bytes.toString('latin1', entry, entry + 4), data.getUint32(entry + 8));
  }
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined)
      throw new Error(`${file} has no '${tag}' table, so its text cannot be measured.`);
    return offset;
  };
  const unitsPerEm = data.getUint16(table('head') + 18);
  const longMetrics = data.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const cmap = formatFour(data, table('cmap'), file);
  const advance = (glyph: number) => data.getUint16(hmtx + Math.min(glyph, longMetrics - 1) * 4) / unitsPerEm;
  return (code) => {
    const glyph = glyphOf(data, cmap, code);
    return glyph === 0 ? null : advance(glyph);
  };
}

/**
 * Widths of words in one TrueType file, enough to break headlines into lines without drawing them. Kerning is left
 * out: it makes display type at most a hundredth narrower. What the font does not have counts as wide as its size.
 */
export function measureFont(file: string): Measure {
  const advance = readAdvances(file);
  return (words, size, tracking = 0) => {
    let width = 0;
    for (const character of words) width += (advance(character.codePointAt(0) ?? 0) ?? 1) * size + tracking;
    return width;
  };
}

function formatFour(data: DataView, cmap: number, file: string): number {
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const subtable = cmap + data.getUint32(cmap + 4 + i * 8 + 4);
    if (data.getUint16(subtable) === 4) return subtable;
  }
  throw new Error(`${file} has no character map of format 4, so its text cannot be measured.`);
}

/** OpenType specification, 'cmap' format 4: segments of character codes, each with a delta or an offset. */
function glyphOf(data: DataView, subtable: number, code: number): number {
  const doubled = data.getUint16(subtable + 6);
  for (let i = 0; i < doubled; i += 2) {
    const end = subtable + 14 + i;
    if (code > data.getUint16(end)) continue;
    const start = data.getUint16(end + 2 + doubled);
    if (code < start) return 0;
    const delta = data.getInt16(end + 2 + 2 * doubled);
    const rangeAt = end + 2 + 3 * doubled;
    const range = data.getUint16(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = data.getUint16(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Breaks `words` into lines no wider than `width`; a single long word stays whole. */
export function breakLines(words: string, width: number, widthOf: (line: string) => number): string[] {
  const rows: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Like `breakLines`, then narrowed as far as the number of lines allows, so that no line is left nearly empty. */
export function balanceLines(words: string, width: number, widthOf: (line: string) => number): string[] {
  const greedy = breakLines(words, width, widthOf);
  let best = greedy;
  for (let narrower = width * 0.97; narrower > width * 0.4; narrower *= 0.97) {
    const rows = breakLines(words, narrower, widthOf);
    if (rows.length > greedy.length || rows.some((row) => widthOf(row) > width)) break;
    best = rows;
  }
  return best;
}
