export type JsonRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body: string | FormData | null;
  /** Milliseconds until the call is given up. */
  limitMs: number;
};

export type RawAnswer = { status: number; text: string };

/** Brings a request to the server. @throws DOMException 'TimeoutError' when it was given up; anything else without an answer */
export type Transport = (path: string, request: JsonRequest) => Promise<RawAnswer>;

/** The usual way: everything, the answer's body too, within the time limit. */
export const fetching: Transport = async (path, { limitMs, ...request }) => {
  // A call that gives something back is made while the page is being left.
  const keepalive = request.method === 'DELETE';
  const response = await fetch(path, { ...request, keepalive, signal: AbortSignal.timeout(limitMs) });
  return { status: response.status, text: await response.text() };
};
