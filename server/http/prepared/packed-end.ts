import { crc32, deflateRawSync } from 'node:zlib';
import { lastBlock } from './last-block.ts';
import { brotliBlock, brotliEnd, gzipBlock } from './open-end.ts';

/** The end of a page as it is, and as the last block of what was compressed and flushed before it. */
export type PackedEnd = { plain: Buffer; br: Buffer; deflated: Buffer };

/** A minute has an end for each choice of palette, and a release has its own. */
const mostKnown = 12;
const known = new Map<string, PackedEnd>();

/**
 * Compresses the end of a minute once for all pages.
 * @param field what one answer has before it, '' for nothing: sent as it is
 */
export function packedEnd(text: string, field = ''): PackedEnd {
  const end = known.get(text) ?? pack(text);
  if (!known.has(text)) {
    for (const oldest of known.size < mostKnown ? [] : known.keys().take(1)) known.delete(oldest);
    known.set(text, end);
  }
  if (field === '') return end;
  const before = Buffer.from(field);
  return {
    plain: Buffer.concat([before, end.plain]),
    br: Buffer.concat([brotliBlock(before), end.br]),
    deflated: Buffer.concat([gzipBlock(before, false), end.deflated]),
  };
}

function pack(text: string): PackedEnd {
  const plain = Buffer.from(text);
  return { plain, br: lastBlock(plain) ?? brotliEnd(plain), deflated: deflateRawSync(plain, { level: 9 }) };
}

/**
 * The end of a gzip file whose beginning was flushed, with checksum and length of the whole (RFC 1952, 2.3.1).
 * @param beginning uncompressed: its checksum and length
 */
export function gzipPackedEnd(
  { plain, deflated }: PackedEnd,
  beginning: { checksum: number; length: number },
): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain, beginning.checksum));
  trailer.writeUInt32LE(beginning.length + plain.length, 4);
  return Buffer.concat([deflated, trailer]);
}
