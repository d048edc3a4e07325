import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Step } from './pipeline.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressible = /^(text\/|application\/(json|[\w.-]+\+json|xml|javascript))/;
const worthwhileBytes = 1024;

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
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const body = Buffer.from(await response.arrayBuffer());
  const init = { status: response.status, statusText: response.statusText, headers };
  if (!encoding || body.length < worthwhileBytes || request.method === 'HEAD')
    return new Response(body, init);
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  // Quality 5 is near the best for a page at a few milliseconds.
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return new Response(encoding === 'br' ? await brotli(body, options) : await zip(body), init);
}

/** A file to take away is sent while it is read: as a whole it may be larger than the memory. */
const isDownload = ({ headers }: Response) =>
  headers.get('content-disposition')?.startsWith('attachment') === true;

/** Compresses what the application answers. */
export const compressStep: Step = async (incoming, next) =>
  compressResponse(incoming.request, await next(incoming));
