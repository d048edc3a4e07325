import { kilobyte, megabyte } from '#domain/format/sizes.ts';
import type { Step } from '#server/http/pipeline.ts';
import { tooLargeRefusal } from '#server/http/refusals/refusal.ts';
import { bodyKindOf } from './media-type.ts';

/** Bytes that the body of an ordinary request may have: far more than any form of the site. */
const ordinaryBodyLimit = 256 * kilobyte;

/**
 * Bytes that are read and thrown away beyond what was wanted. Most clients look for an answer only once they have
 * sent everything: closed earlier, they would see a broken connection instead of the reason.
 */
const bytesReadPast = 200 * megabyte;

/** Bounds a body. Only a form with files, whose parts are never held in memory, may be large, and only where they are taken. */
export const bodyLimitStep: Step = async (incoming, next) => {
  const { request, facts } = incoming;
  const withFiles = bodyKindOf(request.headers.get('content-type')) === 'multipart';
  const body = limitBody(request, (withFiles && facts.formBytes) || ordinaryBodyLimit);
  const response = body.exceeded()
    ? null
    : await next({ ...incoming, request: body.request, tooLarge: body.exceeded });
  await body.finish();
  // The limit may have been exceeded while the body was being read.
  return response && !body.exceeded() ? response : tooLargeRefusal(facts);
};

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
      // A body that is announced to be larger is not read at all.
      if (announced > enough) return reader.cancel();
      // A sender that has gone away needs no answer, either.
      while (seen <= enough && (await read().catch(() => null)));
      await reader.cancel().catch(() => undefined);
    },
  };
}
