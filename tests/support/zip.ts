/** A part of a ZIP archive; its directory entry may lie about it. */
export type ZipPart = {
  name: string;
  content?: Uint8Array;
  /** Extra fields as they stand in the directory. */
  extra?: Uint8Array;
  /** Compression method, 8 (deflated) by default; the content is written as it is. */
  method?: number;
  /** The sizes that the directory claims. */
  expanded?: number;
  packed?: number;
  flags?: number;
};

/** An archive with the parts as its directory describes them, as bytes. Nothing is compressed. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let offset = 0;
  for (const {
    name,
    content = new Uint8Array(),
    extra = new Uint8Array(),
    expanded,
    packed,
    flags = 0,
    method = 8,
  } of parts) {
    const title = new TextEncoder().encode(name);
    const local = new Uint8Array(30 + title.length);
    fill(local, [
      [0, 4, 0x04034b50],
      [4, 2, 20],
      [6, 2, flags],
      [8, 2, method],
      [18, 4, content.length],
      [22, 4, content.length],
      [26, 2, title.length],
    ]);
    local.set(title, 30);
    const record = new Uint8Array(46 + title.length + extra.length);
    fill(record, [
      [0, 4, 0x02014b50],
      [8, 2, flags],
      [10, 2, method],
      [20, 4, packed ?? content.length],
      [24, 4, expanded ?? content.length],
      [28, 2, title.length],
      [30, 2, extra.length],
      [42, 4, offset],
    ]);
    record.set(title, 46);
    record.set(extra, 46 + title.length);
    pieces.push(local, content);
    records.push(record);
    offset += local.length + content.length;
  }
  const end = new Uint8Array(22);
  const length = records.reduce((total, record) => total + record.length, 0);
  fill(end, [
    [0, 4, 0x06054b50],
    [8, 2, parts.length],
    [10, 2, parts.length],
    [12, 4, length],
    [16, 4, offset],
  ]);
  return join([...pieces, ...records, end]);
}

/** The two parts that every Word document has. */
export const wordParts: readonly ZipPart[] = [
  { name: '[Content_Types].xml', content: new TextEncoder().encode('<Types/>') },
  { name: 'word/document.xml', content: new TextEncoder().encode('<w:document/>') },
];

function fill(bytes: Uint8Array, values: Array<[offset: number, length: 2 | 4, value: number]>): void {
  const view = new DataView(bytes.buffer);
  for (const [offset, length, value] of values) {
    if (length === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  }
}

function join(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
