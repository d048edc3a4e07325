import { minuteMs } from '#domain/format/durations.ts';

/**
 * What can go wrong with Google, as data. Sources: Google's 'Handle API errors' page for the Calendar
 * API, and RFC 6749 section 5.2 for the token endpoint.
 */
export type GoogleProblem =
  /**
   * Try again later. `status` is null when no answer came (time-out, broken connection);
   * `outcomeUnknown`: a write may have taken effect all the same.
   */
  | {
      kind: 'retryable';
      reason: string;
      status: number | null;
      retryAfterMs: number | null;
      outcomeUnknown: boolean;
    }
  /** The refresh token is dead (invalid_grant): stop, tell the owner, wait for a reconnect. */
  | { kind: 'disconnected'; reason: string }
  /** A permission was not granted on the consent page: reconnect with every box ticked. */
  | { kind: 'insufficient-scope' }
  /** The calendar or the event does not exist. */
  | { kind: 'not-found' }
  /** The event was deleted; its id can never be used again. */
  | { kind: 'deleted' }
  /** The id is taken. `createEvent` resolves this one itself. */
  | { kind: 'duplicate' }
  /** The event changed since the etag given (412). */
  | { kind: 'conflict' }
  /** The sync token is too old (410): list everything anew. */
  | { kind: 'sync-expired' }
  /** The access token was refused. The calendar client refreshes and tries once more. */
  | { kind: 'unauthorized' }
  /** Trying again would not help: a wrong client secret, a bad request, no write access. */
  | { kind: 'permanent'; status: number; reason: string; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; problem: GoogleProblem };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (problem: GoogleProblem): { ok: false; problem: GoogleProblem } => ({
  ok: false,
  problem,
});

/** An HTTP answer that was not a success. `body` is the parsed JSON, undefined when there was none. */
export interface Refused {
  status: number;
  body: unknown;
  retryAfterMs: number | null;
  /** False for calls that only read: nothing can have happened. */
  writes: boolean;
}

const backOffReasons = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
  'RESOURCE_EXHAUSTED',
]);
const syncReasons = new Set(['fullSyncRequired', 'updatedMinTooLongAgo']);

type Json = Record<string, unknown>;
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `error.errors[0].reason`, or what newer Google services send: a reason in `error.details`, and `error.status`. */
function reasonsOf(error: Json): string[] {
  const entries = [...asList(error.errors), ...asList(error.details)];
  const reasons = entries.map((entry) => asText(asObject(entry).reason));
  return [...reasons, asText(error.status)].filter(Boolean);
}

/**
 * Classifies a refusal by the Calendar API. Back-off on 429, 5xx, the rate limits among the 403 and a 403 that says
 * when to come back; every other 4xx is final. A 410 that does not speak of synchronization means 'deleted'.
 */
export function apiProblem({ status, body, retryAfterMs, writes }: Refused): GoogleProblem {
  const error = asObject(asObject(body).error);
  const reasons = reasonsOf(error);
  const reason = reasons[0] ?? `http-${status}`;
  if (status >= 500) return { kind: 'retryable', reason, status, retryAfterMs, outcomeUnknown: writes };
  const limited = retryAfterMs !== null || reasons.some((one) => backOffReasons.has(one));
  if (status === 408 || status === 429 || (status === 403 && limited)) {
    return { kind: 'retryable', reason, status, retryAfterMs, outcomeUnknown: false };
  }
  if (status === 401) return { kind: 'unauthorized' };
  if (reasons.includes('insufficientPermissions') || reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT')) {
    return { kind: 'insufficient-scope' };
  }
  if (status === 404) return { kind: 'not-found' };
  if (status === 409) return { kind: 'duplicate' };
  if (status === 410) {
    return { kind: reasons.some((one) => syncReasons.has(one)) ? 'sync-expired' : 'deleted' };
  }
  if (status === 412) return { kind: 'conflict' };
  return { kind: 'permanent', status, reason, message: asText(error.message) };
}

/**
 * Classifies a refusal by the token endpoint. `invalid_grant` is 'disconnected'; `exchangeCode` turns
 * that into 'permanent', because there it is the code that is spent, not the connection.
 */
export function oauthProblem({ status, body, retryAfterMs }: Refused): GoogleProblem {
  const reason = asText(asObject(body).error) || `http-${status}`;
  const later = status === 408 || status === 429 || (status === 403 && retryAfterMs !== null);
  if (later || status >= 500)
    return { kind: 'retryable', reason, status, retryAfterMs, outcomeUnknown: true };
  if (reason === 'invalid_grant') return { kind: 'disconnected', reason };
  return { kind: 'permanent', status, reason, message: asText(asObject(body).error_description) };
}

/**
 * Milliseconds to wait before attempt `attempt` (1 for the first retry): doubling from one second to
 * at most `capMs`, with up to a second of jitter, never less than Google's own Retry-After.
 * `random` gives numbers in [0, 1). Source: 'Use exponential backoff', Calendar API guide 'Quotas'.
 */
export function backOffMs(
  attempt: number,
  random: () => number,
  retryAfterMs: number | null = null,
  capMs = 15 * minuteMs,
): number {
  const grown = Math.min(1000 * 2 ** Math.min(attempt - 1, 30), capMs);
  return Math.max(grown + Math.floor(random() * 1000), retryAfterMs ?? 0);
}
