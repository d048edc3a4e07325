import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Noise as long as the window, which Brotli can only store: what follows it begins with a byte, and alone. */
const windowBits = 12;
const noise = createHash('shake256', { outputLength: 2 ** windowBits })
  .update('noise')
  .digest();
/** At this quality a block refers to no distance that was used before it. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
};

const tried = Buffer.from('any other text, and any other text');
const beginning = brotliCompressSync(tried, { finishFlush: constants.BROTLI_OPERATION_FLUSH });

/**
 * The last block of a Brotli stream (RFC 7932) for whatever beginning was flushed before it.
 * @returns null where it would not come out whole
 */
export function lastBlock(text: Buffer): Buffer | null {
  const packed = brotliCompressSync(Buffer.concat([noise, text]), { params });
  const block = packed.subarray(packed.indexOf(noise) + noise.length);
  try {
    const back = brotliDecompressSync(Buffer.concat([beginning, block]));
    return back.equals(Buffer.concat([tried, text])) ? block : null;
  } catch {
    return null;
  }
}
