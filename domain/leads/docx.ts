import type { ReadBytes } from './read-bytes.ts';

/** What a real document of 10 MB never reaches: above them it is a bomb. */
const limits = { entries: 3000, expandedBytes: 200 * 1024 * 1024, ratio: 120, freeBytes: 5 * 1024 * 1024 };

type Entry = { name: string; packed: number; expanded: number; encrypted: boolean };

/**
 * What speaks against a file being a Word document (a ZIP with certain parts, ECMA-376 part 2), or null.
 * Only the directory at its end is read; nothing is unpacked.
 */
export async function docxProblem(size: number, read: ReadBytes): Promise<string | null> {
  const entries = await directory(size, read);
  if (!entries) return 'not a ZIP archive';
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return 'not a Word document';
  if (names.size !== entries.length) return 'the same part twice';
  if (entries.some((entry) => entry.encrypted)) return 'encrypted';
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name)))
    return 'a path that leads out';
  if (entries.some(({ name }) => /vbaproject\.bin$|\.(exe|dll|js|vbs|scr|bat|cmd|com|msi|zip)$/i.test(name)))
    return 'holds programs';
  const packed = sum(entries.map((entry) => entry.packed));
  const expanded = sum(entries.map((entry) => entry.expanded));
  // Parts that overlap, one packed text counted many times, are how the densest bombs are made.
  if (packed > size) return 'parts overlap';
  if (expanded > limits.expandedBytes) return 'expands too far';
  if (expanded > limits.freeBytes && expanded > packed * limits.ratio) return 'expands too far';
  return null;
}

const endLength = 22;
const longestComment = 65_535;

/** The entries of a ZIP's central directory, or null when there is none that can be trusted. */
async function directory(size: number, read: ReadBytes): Promise<Entry[] | null> {
  const head = view(await read(0, 4));
  if (head.byteLength < 4 || head.getUint32(0, true) !== 0x04034b50) return null;
  const tailLength = Math.min(size, endLength + longestComment);
  const tail = view(await read(size - tailLength, tailLength));
  const end = findEnd(tail);
  if (end === -1) return null;
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const offset = tail.getUint32(end + 16, true);
  // ZIP64 (values of all ones) has no place in 10 MB; a length too large for the entries hides something.
  if (count === 0 || count > limits.entries || offset + length > size || length > count * 1024) return null;
  return entriesOf(view(await read(offset, length)), count);
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === 0x06054b50) return at;
  }
  return -1;
}

function entriesOf(bytes: DataView, count: number): Entry[] | null {
  const entries: Entry[] = [];
  const decoder = new TextDecoder();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.byteLength || bytes.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = bytes.getUint16(at + 28, true);
    const next = at + 46 + nameLength + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true);
    if (next > bytes.byteLength) return null;
    entries.push({
      name: decoder.decode(new Uint8Array(bytes.buffer, bytes.byteOffset + at + 46, nameLength)),
      packed: bytes.getUint32(at + 20, true),
      expanded: bytes.getUint32(at + 24, true),
      encrypted: (bytes.getUint16(at + 8, true) & 1) === 1,
    });
    at = next;
  }
  return entries;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
