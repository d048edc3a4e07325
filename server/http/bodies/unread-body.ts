import type { Step } from '#server/http/pipeline.ts';

/**
 * Lets go of a body that nobody is going to read: of the answer to a HEAD request, and to somebody who has left before it
 * was there. A file behind it would stay open for as long as the process runs.
 */
export const unreadBodyStep: Step = async (incoming, next) => {
  const response = await next(incoming);
  const { method, signal } = incoming.request;
  if (!response.body || (method !== 'HEAD' && !signal.aborted)) return response;
  await response.body.cancel().catch(() => undefined);
  return new Response(null, response);
};
