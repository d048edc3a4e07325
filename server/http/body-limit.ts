/** Bytes that the body of an ordinary request may have: far more than any form of the site. */
const ordinaryBodyLimit = 256 * 1024;

/** Paths that may take more than an ordinary form, with what they may take: uploads of enquiries. */
const largeBodies: Record<string, number> = {
  '/lets-talk': 52 * 1024 * 1024,
  '/api/contact': 52 * 1024 * 1024,
};

/** Bytes that a request to a path may carry. */
export function bodyLimitOf(pathname: string): number {
  return largeBodies[pathname] ?? ordinaryBodyLimit;
}

/** A request whose body breaks off once it is larger than allowed. */
export type LimitedRequest = {
  request: Request;
  /** Whether it was larger than allowed. */
  exceeded: () => boolean;
  /** Lets go of what nobody has read, once the answer is made. */
  discard: () => void;
};

/** Counts the bytes as they come, so that a large body is never held in memory. */
export function limitBody(request: Request, maxBytes: number): LimitedRequest {
  if (!request.body) return { request, exceeded: () => false, discard: () => undefined };
  let seen = 0;
  let exceeded = false;
  const done = new AbortController();
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) {
        exceeded = true;
        controller.error(new RangeError('The body is too large.'));
      } else controller.enqueue(chunk);
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: request.body.pipeThrough(counter, { signal: done.signal }),
    signal: request.signal,
    duplex: 'half',
  };
  return { request: new Request(request.url, init), exceeded: () => exceeded, discard: () => done.abort() };
}
