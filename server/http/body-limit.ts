import { bodyKindOf } from './media-type.ts';

const megabyte = 1024 * 1024;

/** Bytes that the body of an ordinary request may have: far more than any form of the site. */
const ordinaryBodyLimit = 256 * 1024;

/** Paths that may take more when files come with a form, with what they may take: uploads of enquiries. */
const largeBodies: Record<string, number> = {
  '/lets-talk': 52 * megabyte,
  '/api/contact': 52 * megabyte,
};

/**
 * Bytes that are read and thrown away beyond what was wanted. Most clients look for an answer only once they have
 * sent everything: closed earlier, they would see a broken connection instead of the reason.
 */
const bytesReadPast = 200 * megabyte;

/** Bytes that a request to a path may carry. Only a form with files, whose parts are never held in memory, may be large. */
export function bodyLimitOf(pathname: string, contentType: string | null): number {
  const large = bodyKindOf(contentType) === 'multipart' ? largeBodies[pathname] : undefined;
  return large ?? ordinaryBodyLimit;
}

/** A request whose body breaks off once it is larger than allowed. */
export type LimitedRequest = {
  request: Request;
  /** Whether it was larger than allowed, or said beforehand that it would be. */
  exceeded: () => boolean;
  /** Reads past what nobody has read, within bounds. To be awaited before answering. */
  finish: () => Promise<void>;
};

/** Counts the bytes as they come, so that a large body is never held in memory. */
export function limitBody(request: Request, maxBytes: number, readPast = bytesReadPast): LimitedRequest {
  if (!request.body) return { request, exceeded: () => false, finish: async () => undefined };
  const announced = Number(request.headers.get('content-length') ?? 0);
  const reader = request.body.getReader();
  let seen = 0;
  let exceeded = announced > maxBytes;
  const read = async (): Promise<Uint8Array | null> => {
    const { value } = await reader.read();
    seen += value?.byteLength ?? 0;
    return value ?? null;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await read();
        exceeded ||= seen > maxBytes;
        if (exceeded) controller.error(new RangeError('The body is too large.'));
        else if (piece) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
    duplex: 'half',
  };
  return {
    request: new Request(request.url, init),
    exceeded: () => exceeded,
    finish: async () => {
      const enough = maxBytes + readPast;
      // Whoever announces more than that is not waited for.
      if (announced > enough) return reader.cancel();
      // A sender that has gone away needs no answer, either.
      while (seen <= enough && (await read().catch(() => null)));
      await reader.cancel().catch(() => undefined);
    },
  };
}
