import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { kilobyte } from '#domain/format/sizes.ts';
import { changeable } from '#server/http/changeable.ts';
import type { Step } from '#server/http/pipeline.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressible = /^(text\/|application\/(json|[\w.-]+\+json|xml|javascript))/;
const worthwhileBytes = 1024;
/** What takes about a millisecond: handing it to another thread costs more than half of that. */
const smallBytes = 64 * kilobyte;

const named = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(\\s*(,|$)))`);
const [takesBrotli, takesGzip] = [named('br'), named('gzip')];

/** Which of our encodings a client takes, the better one first; null for none. */
export function acceptedEncoding(accepted: string | null | undefined): 'br' | 'gzip' | null {
  if (!accepted) return null;
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : null;
}

/** Compresses the text of an answer that was made for this request; built files carry their own versions. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !compressible.test(type) || response.headers.has('content-encoding')) return response;
  if (isDownload(response)) return response;
  const { headers, body: given } = changeable(response);
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const body = await bytesOf(given ?? response.body);
  const init = { status: response.status, statusText: response.statusText, headers };
  if (!encoding || body.length < worthwhileBytes || request.method === 'HEAD')
    return new Response(body, init);
  headers.set('Content-Encoding', encoding);
  const packed = body.length <= smallBytes ? packHere(body, encoding) : await packElsewhere(body, encoding);
  headers.set('Content-Length', String(packed.length));
  return new Response(packed, init);
}

/** All bytes of a body; a page is one piece, which is taken as it is. */
async function bytesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of body) pieces.push(piece);
  const [only] = pieces;
  if (only === undefined || pieces.length > 1) return Buffer.concat(pieces);
  return Buffer.from(only.buffer, only.byteOffset, only.length);
}

const withQuality = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
/** Takes half the time of 3 for 9 per cent more bytes: half of that time went into a quarter of a megabyte for its table. */
const quick = withQuality(1);
/** Half the time of 4 and a third of 5, for 5 and 12 per cent more bytes; no page has 256 kB. */
const smaller = withQuality(3);
const packHere = (body: Buffer, encoding: 'br' | 'gzip') =>
  encoding === 'br' ? brotliCompressSync(body, quick) : gzipSync(body, { level: 1 });
const packElsewhere = (body: Buffer, encoding: 'br' | 'gzip') =>
  encoding === 'br' ? brotli(body, smaller) : zip(body);

/** A file to take away is sent while it is read: as a whole it may be larger than the memory. */
const isDownload = ({ headers }: Response) =>
  headers.get('content-disposition')?.startsWith('attachment') === true;

/** Compresses what the application answers. */
export const compressStep: Step = async (incoming, next) =>
  compressResponse(incoming.request, await next(incoming));
