export type JsonRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body: string | FormData | null;
  /** Milliseconds until the call is given up. */
  limitMs: number;
};

export type RawAnswer = { status: number; text: string };

/**
 * Sends a request.
 * @throws DOMException 'TimeoutError' after the time limit; any other error means that there was no answer
 */
export type Transport = (path: string, request: JsonRequest) => Promise<RawAnswer>;

/** The usual transport, `fetch`: the time limit covers the whole answer, body included. */
export const fetching: Transport = async (path, { limitMs, ...request }) => {
  // Releasing a hold happens while the page is being left: `keepalive` lets the request outlive it.
  const keepalive = request.method === 'DELETE';
  const response = await fetch(path, { ...request, keepalive, signal: AbortSignal.timeout(limitMs) });
  return { status: response.status, text: await response.text() };
};
