import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import { brotliEnd, gzipEnd, openEndAt } from './open-end.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * The compressed forms of a file, each null where it would not be smaller. The end of a page that changes is left
 * uncompressed in both (`open-end.ts`).
 * @param quality Brotli's, 0 to 11
 */
export async function pack(
  body: Uint8Array,
  quality: number,
): Promise<{ br: Uint8Array | null; gzip: Uint8Array | null }> {
  const endAt = openEndAt(body);
  const beginning = endAt === null ? body : body.subarray(0, endAt);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length };
  const open = endAt !== null;
  const [br, gz] = await Promise.all([
    brotli(beginning, { params, ...(open && { finishFlush: BROTLI_OPERATION_FLUSH }) }),
    zip(beginning, { level: 9, ...(open && { finishFlush: Z_SYNC_FLUSH }) }),
  ]);
  const ifSmaller = (packed: Uint8Array) => (packed.length < body.length ? packed : null);
  if (!open) return { br: ifSmaller(br), gzip: ifSmaller(gz) };
  const end = body.subarray(endAt);
  const start = { checksum: crc32(beginning), length: endAt };
  return {
    br: ifSmaller(Buffer.concat([br, brotliEnd(end)])),
    gzip: ifSmaller(Buffer.concat([gz, gzipEnd(end, start)])),
  };
}
