import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, crc32, gzip, gzipSync } from 'node:zlib';
import { brotliEnd, gzipEnd, openEndAt } from './open-end.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** The compressed forms of a file, each null where it would not be smaller. */
export type Packed = { br: Uint8Array | null; gzip: Uint8Array | null };

/**
 * Compresses a file in other threads. The end of a page that changes is left uncompressed in both forms
 * (`open-end.ts`).
 * @param quality Brotli's, 0 to 11
 */
export async function pack(body: Uint8Array, quality: number): Promise<Packed> {
  const { beginning, endAt, options } = partsOf(body, quality);
  const [br, gz] = await Promise.all([brotli(beginning, options.br), zip(beginning, options.gzip)]);
  return ended(body, endAt, { br, gzip: gz });
}

/** The same in the thread that asks. */
export function packHere(body: Uint8Array, quality: number): Packed {
  const { beginning, endAt, options } = partsOf(body, quality);
  return ended(body, endAt, {
    br: brotliCompressSync(beginning, options.br),
    gzip: gzipSync(beginning, options.gzip),
  });
}

function partsOf(body: Uint8Array, quality: number) {
  const endAt = openEndAt(body);
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;
  const params = paramsOf(body, quality);
  const open = endAt !== null;
  return {
    beginning: endAt === null ? body : body.subarray(0, endAt),
    endAt,
    options: {
      br: { params, ...(open && { finishFlush: BROTLI_OPERATION_FLUSH }) },
      gzip: { level: 9, ...(open && { finishFlush: Z_SYNC_FLUSH }) },
    },
  };
}

const paramsOf = (body: Uint8Array, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

type Beginnings = { br: Uint8Array; gzip: Uint8Array };

function ended(body: Uint8Array, endAt: number | null, { br, gzip }: Beginnings): Packed {
  const ifSmaller = (packed: Uint8Array) => (packed.length < body.length ? packed : null);
  if (endAt === null) return { br: ifSmaller(br), gzip: ifSmaller(gzip) };
  const end = body.subarray(endAt);
  const start = { checksum: crc32(body.subarray(0, endAt)), length: endAt };
  return {
    br: ifSmaller(Buffer.concat([br, brotliEnd(end)])),
    gzip: ifSmaller(Buffer.concat([gzip, gzipEnd(end, start)])),
  };
}

/**
 * The compressed forms of a page's beginning, to which an open end is joined. For an answer that waits: Brotli 6 takes
 * some three milliseconds for a page and a fifth more bytes than `packBeginningBest`.
 */
export function packBeginning(body: Uint8Array): Beginnings {
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;
  return {
    br: brotliCompressSync(body, { params: paramsOf(body, 6), finishFlush: BROTLI_OPERATION_FLUSH }),
    gzip: gzipSync(body, { finishFlush: Z_SYNC_FLUSH }),
  };
}

/** One at a time: at dusk every page is asked for in another palette, and none of them waits for this. */
let former: Promise<unknown> = Promise.resolve();

/** The Brotli form of a page's beginning as well as can be, in another thread: some fifth of a second of its time. */
export function packBeginningBest(body: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_OPERATION_FLUSH } = constants;
  const options = { params: paramsOf(body, 11), finishFlush: BROTLI_OPERATION_FLUSH };
  const next = former.then(() => brotli(body, options));
  former = next.catch(() => undefined);
  return next;
}
