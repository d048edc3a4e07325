import type { AccessTokens } from './access-tokens.ts';
import type { GoogleConfig } from './config.ts';
import { endpointsOf } from './config.ts';
import type { Result } from './errors.ts';
import { apiProblem, failure } from './errors.ts';
import type { GoogleRequest } from './http.ts';
import { callGoogle } from './http.ts';
import { createQuiet, kindOf, type Quiet } from './quiet.ts';

/** One call to the Calendar API: `path` below `/calendar/v3`, `query` without undefined values. */
type ApiCall = Omit<GoogleRequest, 'url' | 'accessToken'> & {
  path: string;
  query?: Record<string, string | undefined>;
};

export type Api = (call: ApiCall) => Promise<Result<unknown>>;

/**
 * Calls the Calendar API for one connection. A 401 gets one fresh access token and one more try; a
 * second 401 is 'retryable', because only `invalid_grant` proves that the connection is gone. What Google has asked to
 * wait for is not sent before its time.
 */
export function createApi(
  config: GoogleConfig,
  accessTokens: AccessTokens,
  quiet: Quiet = createQuiet(config.now),
): Api {
  return async ({ path, query = {}, ...request }) => {
    const kind = kindOf({ method: request.method, path });
    const held = quiet.now(kind) ?? quiet.now('token');
    if (held) return failure(held);
    const url = new URL(endpointsOf(config).calendar + path);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    let refused: string | undefined;
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const token = await accessTokens.get(refused);
      if (!token.ok) {
        quiet.note('token', token.problem);
        return notSent(token);
      }
      const reply = await callGoogle(
        config,
        { ...request, url: url.href, accessToken: token.value },
        apiProblem,
      );
      if (!reply.ok) quiet.note(kind, reply.problem);
      if (reply.ok || reply.problem.kind !== 'unauthorized') return reply;
      refused = token.value;
    }
    return failure({
      kind: 'retryable',
      reason: 'authError',
      status: 401,
      retryAfterMs: null,
      outcomeUnknown: false,
    });
  };
}

/** A refresh that failed leaves no doubt about the call itself: it was never made. */
function notSent(token: Extract<Result<string>, { ok: false }>): Result<never> {
  if (token.problem.kind !== 'retryable') return token;
  return failure({ ...token.problem, outcomeUnknown: false });
}

/** The path of a calendar's events; `primary` is the owner's main calendar. */
export function eventsPath(calendarId: string, eventId?: string): string {
  const base = `/calendars/${encodeURIComponent(calendarId)}/events`;
  return eventId === undefined ? base : `${base}/${encodeURIComponent(eventId)}`;
}
