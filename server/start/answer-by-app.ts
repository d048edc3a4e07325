import { redirectOf } from '#content/redirects.ts';
import { traceOf } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { hasLeft } from '#server/http/has-left.ts';
import type { Answer } from '#server/http/pipeline.ts';
import { refusal } from '#server/http/refusals/refusal.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import { clientAddressFinder } from '#server/http/senders/client-address.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Renders a page or answers an API call: React Router's handler with its context filled in. `failure` is what went
 * wrong on the way, null when nothing did; a page may have been found for it.
 */
export type AppHandler = (
  request: Request,
  about: {
    /** Null for a page that is drawn for many. */
    nonce: string | null;
    clientAddress: string;
    /** What takes the place of services of the site. */
    own?: Partial<Services>;
  },
) => Promise<{ response: Response; failure: unknown }>;

type Failed = { error: unknown; json: boolean; method?: string; status?: number };

/** The end of the pipeline: the application's answer, or the site's own words where it has none. */
export function answerByApp({ env, log }: Pick<Services, 'env' | 'log'>, app: AppHandler) {
  const findClient = clientAddressFinder(env.TRUSTED_PROXIES);

  /** Logs faults of the program. No failure, a client that went away, and an expected refusal are not logged. */
  const logFailure = (failure: unknown, json: boolean) => {
    if (failure === null) return;
    log.error('request-failed', { part: json ? 'api' : 'page', ...traceOf(failure) });
  };

  const answerFailure = ({ error, json, method = 'GET', status = 500 }: Failed): Response => {
    const expected = asDomainError(error);
    if (expected ? expected.code === 'unavailable' : status >= 500) logFailure(error, json);
    if (!expected) return refusal(status, json);
    // What an outage says of typing and saving is for those who sent something.
    const onlyRead = expected.code === 'unavailable' && (method === 'GET' || method === 'HEAD');
    const message = onlyRead ? undefined : expected.message;
    return refusal(statusOf[expected.code], json, message, expected.code);
  };

  const answer: Answer = async ({ request, nonce, socketAddress, facts: { json }, tooLarge }) => {
    const { method } = request;
    const clientAddress = findClient(socketAddress, request.headers.get('x-forwarded-for'));
    const failed = (what: Failed) =>
      hasLeft(request, what.error) ? refusal(what.status ?? 500, json) : answerFailure(what);
    try {
      const { response, failure } = await app(request, { nonce, clientAddress });
      if (response.status < 400) return response;
      const moved = [404, 410].includes(response.status) ? movedTo(request) : null;
      if (moved) return moved;
      if (!isOurs(response, failure))
        return failed({ error: failure, json, method, status: response.status });
      if (response.status >= 500 && !hasLeft(request, failure)) logFailure(failure, json);
      return response;
    } catch (error) {
      // The body limit step answers this request.
      return tooLarge() ? refusal(413, json) : failed({ error, json, method });
    }
  };

  return { answer, answerFailure };
}

/** Where the address leads that a page has no longer; the query goes along. */
function movedTo({ method, url }: Request): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, search } = new URL(url);
  const to = redirectOf(pathname);
  if (to === null) return null;
  const [path, fragment] = to.split('#');
  const location = `${path}${search}${fragment ? `#${fragment}` : ''}`;
  return new Response(null, { status: 301, headers: { Location: location } });
}

/** Pages, data and JSON are ours; anything else, and JSON in place of something that failed, has the framework's words. */
function isOurs({ headers }: Response, failure: unknown): boolean {
  const type = headers.get('content-type') ?? '';
  return /^text\/(html|x-script)/.test(type) || (type.startsWith('application/json') && failure === null);
}
