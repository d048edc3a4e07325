import type { Readable, Writable } from 'node:stream';
import { kilobyte } from '#domain/format/sizes.ts';

/**
 * Bytes at once. The parser waits for ever for a part that it passes over, if 64 kB of it come in one piece with its end:
 * nobody reads them before that.
 */
const atOnce = 32 * kilobyte;

/**
 * Hands a body to the parser of forms in small pieces, each when the one before has been taken, and then its end.
 * @param isOver whether nobody waits for the rest any more; it stays in the source
 * @throws what the source ends with
 */
export async function handOver(source: Readable, parser: Writable, isOver: () => boolean): Promise<void> {
  // Who sends it may go away when nobody reads it any more: without a listener, that error would end the process.
  source.on('error', () => undefined);
  for await (const piece of source.iterator({ destroyOnReturn: false })) {
    const bytes = piece as Uint8Array;
    for (let at = 0; at < bytes.byteLength; at += atOnce) {
      if (isOver()) return;
      await taken(parser, bytes.subarray(at, at + atOnce));
    }
  }
  parser.end();
}

/** What speaks against a piece, the parser tells by its events. */
function taken(parser: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((done) => void parser.write(bytes, () => done()));
}
