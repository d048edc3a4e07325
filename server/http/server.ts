import { createServer, type Server } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createSlotAnswers } from '../availability/slot-answers.ts';
import { errorKind } from '../log.ts';
import type { Services } from '../services.ts';
import { bodyLimitOf, type LimitedRequest, limitBody } from './body-limit.ts';
import { clientAddressFinder } from './client-address.ts';
import { compressResponse } from './compress.ts';
import { linger } from './linger.ts';
import { comesFromOwnSite } from './origin.ts';
import { refusal, tooLargeRefusal } from './refusal.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';
import { serveSlots } from './slot-requests.ts';
import type { StaticFiles } from './static-files.ts';

/** Renders a page or answers an API call: React Router's handler with its context filled in. */
export type AppHandler = (
  request: Request,
  about: { nonce: string; clientAddress: string },
) => Promise<Response>;

type Options = { services: Services; app: AppHandler; files: StaticFiles | null };

/** The HTTP server: files from memory first, then limits and origin checks in front of the application. */
export function createHttpServer({ services, app, files }: Options): Server {
  const https = services.env.SITE_URL.startsWith('https:');
  const findClient = clientAddressFinder(services.env.TRUSTED_PROXIES);
  const handle = async (incoming: Request, socketAddress: string): Promise<Response> => {
    const url = new URL(incoming.url);
    const isApi = url.pathname.startsWith('/api/');
    const origins = [services.env.SITE_URL, url.origin];
    if (!comesFromOwnSite(incoming.method, incoming.headers, origins)) {
      return refusal(403, 'This request comes from another site.', isApi);
    }
    const body = limitBody(incoming, bodyLimitOf(url.pathname));
    const response = body.exceeded() ? null : await answerOf(body, url.pathname, socketAddress);
    await body.finish();
    // That it is too large may have turned out only while it was read.
    return response && !body.exceeded() ? response : tooLargeRefusal(url.pathname, isApi);
  };
  const answerOf = async ({ request, exceeded }: LimitedRequest, pathname: string, socketAddress: string) => {
    const nonce = services.randomToken();
    const clientAddress = findClient(socketAddress, request.headers.get('x-forwarded-for'));
    try {
      return withPolicy(await app(request, { nonce, clientAddress }), { nonce, https, pathname });
    } catch (error) {
      if (exceeded()) return null;
      const isApi = pathname.startsWith('/api/');
      services.log.error('request-failed', { path: isApi ? '/api' : 'page', kind: errorKind(error) });
      return refusal(500, 'Something went wrong on our side. Please try again.', isApi);
    }
  };
  const listener = createRequestListener(async (request, client) => {
    const response = await compressResponse(request, await handle(request, client.address));
    for (const [name, value] of Object.entries(commonHeaders(https))) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  });
  const answerOthers = serveSlots({
    answerFor: createSlotAnswers(services, () => performance.now()),
    https,
    otherwise: (request, response) => void listener(request, response),
  });
  const server = createServer((request, response) => {
    if (files?.serve(request, response)) return;
    response.once('finish', () => linger(request, lingering));
    answerOthers(request, response);
  });
  server.headersTimeout = 20_000;
  // Longer than proxies keep theirs (60 s is common): none is to be closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  // Long enough for 50 MB over a slow uplink.
  server.requestTimeout = 20 * 60_000;
  return server;
}

/** What is taken after an answer, to spare its reader a broken connection. */
const lingering = { bytes: 8 * 1024 * 1024, ms: 30_000 };

/** Pages of staff: nothing on them is to be fetched ahead. */
const staffPages = /^\/(admin|sign-in|set-up|oauth-setup)(\/|$)/i;

type PagePolicy = { nonce: string; https: boolean; pathname: string };

function withPolicy(response: Response, { nonce, https, pathname }: PagePolicy): Response {
  const ownPolicy = response.headers.has('Content-Security-Policy');
  if (ownPolicy || !response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptSources: [`nonce-${nonce}`], https }));
  if (!staffPages.test(pathname)) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return new Response(response.body, { status: response.status, headers });
}
