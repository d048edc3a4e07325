import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestListener, sendResponse } from '@remix-run/node-fetch-server';
import { createSlotAnswers } from '#server/availability/slot-answers.ts';
import { traceOf } from '#server/base/log.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { bodyLimitOf, type LimitedRequest, limitBody } from '#server/http/body-limit.ts';
import { clientAddressFinder, proxyList } from '#server/http/client-address.ts';
import { compressResponse } from '#server/http/compress.ts';
import { linger } from '#server/http/linger.ts';
import { announcesBody, bodyKindOf } from '#server/http/media-type.ts';
import { comesFromOwnSite } from '#server/http/origin.ts';
import { withPolicy } from '#server/http/policy.ts';
import { refuseRaw, sendRefusal } from '#server/http/raw-refusals.ts';
import { isApiPath, refusal, tooLargeRefusal } from '#server/http/refusal.ts';
import { faultOf } from '#server/http/request-fault.ts';
import { answerDefaults } from '#server/http/security-headers.ts';
import type { StaticFiles } from '#server/http/static-files.ts';
import { statusOf } from '#server/http/status-of.ts';
import { usualPace, watchPace } from '#server/limits/body-pace.ts';
import { boundConnections, unlimitedConnections, usualConnections } from '#server/limits/connections.ts';
import type { SiteServices } from './site-services.ts';
import { serveSlots } from './slot-requests.ts';

/**
 * Renders a page or answers an API call: React Router's handler with its context filled in. `failure` is what went
 * wrong on the way, null when nothing did; a page may have been found for it.
 */
export type AppHandler = (
  request: Request,
  about: { nonce: string; clientAddress: string },
) => Promise<{ response: Response; failure: unknown }>;

type Options = { services: SiteServices; app: AppHandler; files: StaticFiles | null };

/** The HTTP server: files from memory first, then limits and origin checks in front of the application. */
export function createHttpServer({ services, app, files }: Options): Server {
  const https = services.env.SITE_URL.startsWith('https:');
  const findClient = clientAddressFinder(services.env.TRUSTED_PROXIES);
  const handle = async (incoming: Request, socketAddress: string, nonce: string): Promise<Response> => {
    const url = new URL(incoming.url);
    const isApi = isApiPath(url.pathname);
    const origins = [services.env.SITE_URL, url.origin];
    if (!comesFromOwnSite(incoming.method, incoming.headers, origins)) {
      return refusal(403, isApi);
    }
    const type = incoming.headers.get('content-type');
    if (!bodyKindOf(type) && announcesBody((name) => incoming.headers.get(name))) {
      return refusal(415, isApi, 'Send JSON, or a form as multipart/form-data.', 'unsupported-type');
    }
    const body = limitBody(incoming, bodyLimitOf(url.pathname, type));
    const response = body.exceeded() ? null : await answerOf(body, url.pathname, socketAddress, nonce);
    await body.finish();
    // That it is too large may have turned out only while it was read.
    return response && !body.exceeded() ? response : tooLargeRefusal(url.pathname, isApi);
  };
  const answerOf = async (
    { request, exceeded }: LimitedRequest,
    pathname: string,
    socketAddress: string,
    nonce: string,
  ) => {
    const clientAddress = findClient(socketAddress, request.headers.get('x-forwarded-for'));
    try {
      const { response, failure } = await app(request, { nonce, clientAddress });
      if (response.status < 400) return response;
      if (!isOurs(response, failure)) return answerFailure(failure, pathname, response.status);
      if (response.status >= 500) logFailure(failure, pathname);
      return response;
    } catch (error) {
      if (exceeded()) return null;
      return answerFailure(error, pathname);
    }
  };
  /** Where nothing has failed, a sender went away, or a verb expected what it answers: no fault of the program. */
  const logFailure = (failure: unknown, pathname: string) => {
    if (failure === null) return;
    services.log.error('request-failed', { part: isApiPath(pathname) ? 'api' : 'page', ...traceOf(failure) });
  };
  const answerFailure = (error: unknown, pathname: string, status = 500): Response => {
    const isApi = isApiPath(pathname);
    const expected = asDomainError(error);
    if (expected ? expected.code === 'unavailable' : status >= 500) logFailure(error, pathname);
    return expected
      ? refusal(statusOf[expected.code], isApi, expected.message, expected.code)
      : refusal(status, isApi);
  };
  const listener = createRequestListener(
    async (request, client) => {
      const { pathname } = new URL(request.url);
      const nonce = services.randomToken();
      const response = withPolicy(await handle(request, client.address, nonce), { nonce, https, pathname });
      return compressResponse(request, response);
    },
    // Reached when an answer cannot be written; the request is not known any more.
    { onError: (error) => withPolicy(answerFailure(error, '/'), { nonce: '', https, pathname: '/' }) },
  );
  const answerOthers = serveSlots({
    answerFor: createSlotAnswers(services, () => performance.now()),
    https,
    otherwise: (request, response) => void listener(request, response),
  });
  const defaults = Object.entries(answerDefaults(https));
  const cutOff = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
    const isApi = isApiPath(request.url ?? '');
    const message = 'This took too long to arrive. Please try again.';
    const answer = withPolicy(refusal(408, isApi, message), { nonce: '', https, pathname: '/' });
    void sendResponse(response, answer);
  };
  // A missing Host is refused below, with the headers of every answer. What is too slow is looked for every five
  // seconds; Node's own interval is half a minute.
  const options = { requireHostHeader: false, connectionsCheckingInterval: 5_000 };
  const server = createServer(options, (request, response) => {
    // A connection that was refused has had its answer.
    if (request.socket.writableEnded) return;
    const fault = faultOf(request);
    if (fault) return sendRefusal(request, response, https, fault);
    watchPace(request, response, { pace: usualPace, tooSlow: () => cutOff(request, response) });
    if (files?.serve(request, response)) return;
    for (const [name, value] of defaults) response.setHeader(name, value);
    response.once('finish', () => linger(request, lingering));
    answerOthers(request, response);
  });
  refuseRaw(server, https);
  const limited = services.env.RATE_LIMITS === 'on';
  const connections = limited ? usualConnections : unlimitedConnections;
  boundConnections(server, connections, proxyList(services.env.TRUSTED_PROXIES));
  server.headersTimeout = 10_000;
  // Longer than proxies keep theirs (60 s is common): none is to be closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  // Long enough for 50 MB over a slow uplink.
  server.requestTimeout = 20 * 60_000;
  return server;
}

/** What is taken after an answer, to spare its reader a broken connection. */
const lingering = { bytes: 8 * 1024 * 1024, ms: 30_000 };

/** Pages, data and JSON are ours; anything else, and JSON in place of something that failed, has the framework's words. */
function isOurs({ headers }: Response, failure: unknown): boolean {
  const type = headers.get('content-type') ?? '';
  return /^text\/(html|x-script)/.test(type) || (type.startsWith('application/json') && failure === null);
}
