import { dayMs } from '#domain/format/durations.ts';
import { megabyte } from '#domain/format/sizes.ts';
import type { GoogleConfig } from './config.ts';
import type { GoogleProblem, Refused, Result } from './errors.ts';
import { failure, success } from './errors.ts';

/** One HTTP call. `json` or `form` is the body; `reads` marks a POST that changes nothing. */
export interface GoogleRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  accessToken?: string;
  json?: unknown;
  form?: Record<string, string>;
  ifMatch?: string;
  reads?: boolean;
}

/** Retry-After in seconds or as an HTTP date (RFC 9110, 10.2.3), as milliseconds from `now`, a day at the most. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), dayMs);
}

/** Far more than a page of 250 events has; an answer that never ends would take all memory before it is given up. */
const longestReply = 5 * megabyte;

/** The text of an answer, or null when it is longer than any of Google's. */
async function textOf(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels what is still to come.
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > longestReply) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function bodyOf(request: GoogleRequest): Pick<RequestInit, 'body' | 'headers'> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.accessToken !== undefined) headers.authorization = `Bearer ${request.accessToken}`;
  if (request.ifMatch !== undefined) headers['if-match'] = request.ifMatch;
  if (request.form) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    return { headers, body: new URLSearchParams(request.form).toString() };
  }
  if (request.json === undefined) return { headers };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(request.json) };
}

/**
 * Makes one call and answers the parsed JSON (undefined for an empty body). No connection, a time-out, an answer
 * without end and a 200 that is not JSON are 'retryable', with an unknown outcome when the call writes; refusals
 * go through `classify`. Never throws for what the network does, and never logs: bodies hold tokens.
 */
export async function callGoogle(
  config: GoogleConfig,
  request: GoogleRequest,
  classify: (refused: Refused) => GoogleProblem,
): Promise<Result<unknown>> {
  const writes = request.method !== 'GET' && !request.reads;
  const lost = (reason: string) =>
    failure({ kind: 'retryable', reason, status: null, retryAfterMs: null, outcomeUnknown: writes });
  const send = config.fetch ?? fetch;
  const signal = (config.timeout ?? AbortSignal.timeout)(config.timeoutMs);
  let response: Response;
  let text: string | null;
  try {
    response = await send(request.url, {
      method: request.method,
      ...bodyOf(request),
      signal,
      redirect: 'error',
    });
    text = await textOf(response);
  } catch {
    return lost(signal.aborted ? 'timeout' : 'network');
  }
  if (text === null) return lost('too-long-reply');
  let body: unknown;
  try {
    // Removes null fields at every level: null means missing.
    body = text === '' ? undefined : JSON.parse(text, (_, value) => value ?? undefined);
  } catch {
    if (response.ok) return lost('unreadable-reply');
  }
  if (response.ok) return success(body);
  const retryAfterMs = retryAfter(response.headers.get('retry-after'), config.now());
  return failure(classify({ status: response.status, body, retryAfterMs, writes }));
}

/** The problem of a reply that lacks what it must contain; a write may have happened. */
export function unexpectedReply(writes: boolean): { ok: false; problem: GoogleProblem } {
  return failure({
    kind: 'retryable',
    reason: 'unexpected-reply',
    status: null,
    retryAfterMs: null,
    outcomeUnknown: writes,
  });
}
