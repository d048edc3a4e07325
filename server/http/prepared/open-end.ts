import { crc32 } from 'node:zlib';

/**
 * A page ends with what changes from minute to minute. The compressed forms that are made ahead hold that end as it is,
 * uncompressed: it can be exchanged without compressing the page anew. What is sent has it compressed apart
 * (`packed-end.ts`).
 */
const mark = Buffer.from('<section id="tide"');

/** Where the end of a page begins that changes; null for a file without one. */
export function openEndAt(body: Uint8Array): number | null {
  const at = Buffer.from(body.buffer, body.byteOffset, body.length).lastIndexOf(mark);
  return at < 0 ? null : at;
}

/** How many bytes of a compressed form are those of an uncompressed end, beside the end itself. */
export const framing = { br: 4, gzip: 13 } as const;

/** An uncompressed meta-block, which may follow where a Brotli stream was flushed (RFC 7932, 9.2). */
export function brotliBlock(bytes: Uint8Array): Buffer {
  const header = (checkedLength(bytes) - 1) * 2 ** 3 + 2 ** 19;
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, header >> 16]), bytes]);
}

/** The end of a Brotli stream whose beginning was flushed: an uncompressed meta-block and the empty last one. */
export function brotliEnd(end: Uint8Array): Buffer {
  return Buffer.concat([brotliBlock(end), Buffer.from([3])]);
}

/** A stored block, which may follow where a deflated stream was flushed (RFC 1951, 3.2.4). */
export function gzipBlock(bytes: Uint8Array, last: boolean): Buffer {
  const length = checkedLength(bytes);
  const head = Buffer.alloc(5);
  head.writeUInt8(last ? 1 : 0);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * The end of a gzip file whose beginning was flushed: a stored block, checksum and length of the whole (RFC 1952,
 * 2.3.1). @param beginning uncompressed: its checksum and length
 */
export function gzipEnd(end: Uint8Array, beginning: { checksum: number; length: number }): Buffer {
  const trailer = Buffer.alloc(8);
  const block = gzipBlock(end, true);
  trailer.writeUInt32LE(crc32(end, beginning.checksum));
  trailer.writeUInt32LE(beginning.length + end.length, 4);
  return Buffer.concat([block, trailer]);
}

/** Both formats tell the length of such a block in two bytes. */
function checkedLength({ length }: Uint8Array): number {
  if (length < 1 || length > 65_535) throw new Error(`A page's end of ${length} bytes cannot stay open.`);
  return length;
}
