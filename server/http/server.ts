import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createSlotAnswers } from '../availability/slot-answers.ts';
import { errorKind } from '../log.ts';
import type { Services } from '../services.ts';
import { bodyLimitOf, limitBody } from './body-limit.ts';
import { clientAddressFinder } from './client-address.ts';
import { compressResponse } from './compress.ts';
import { comesFromOwnSite } from './origin.ts';
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
    const { request, exceeded, discard } = limitBody(incoming, bodyLimitOf(url.pathname));
    const nonce = services.randomToken();
    const clientAddress = findClient(socketAddress, incoming.headers.get('x-forwarded-for'));
    try {
      const response = await app(request, { nonce, clientAddress });
      if (exceeded()) return refusal(413, tooLarge, isApi);
      return withPolicy(response, { nonce, https, pathname: url.pathname });
    } catch (error) {
      if (exceeded()) return refusal(413, tooLarge, isApi);
      services.log.error('request-failed', { path: isApi ? '/api' : 'page', kind: errorKind(error) });
      return refusal(500, 'Something went wrong on our side. Please try again.', isApi);
    } finally {
      discard();
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
    if (refuseTooLarge(request, response)) return;
    // What nobody read of a body is let go, or the next request on this connection would wait behind it.
    response.once('finish', () => request.complete || request.resume());
    answerOthers(request, response);
  });
  server.headersTimeout = 20_000;
  // Long enough for 50 MB over a slow uplink.
  server.requestTimeout = 20 * 60_000;
  return server;
}

const tooLarge = 'This is larger than the site accepts.';
const discardedBytes = 8 * 1024 * 1024;

/**
 * Refuses a body that says beforehand that it is too large. Node reads a moderate one to its end, so that the
 * sender gets to see the answer; after a larger one the connection is closed.
 */
function refuseTooLarge(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(request.headers['content-length'] ?? 0);
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  if (!(length > bodyLimitOf(pathname))) return false;
  const json = pathname.startsWith('/api/');
  response.writeHead(413, {
    ...commonHeaders(false),
    'Content-Type': json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...(length > discardedBytes ? { Connection: 'close' } : {}),
  });
  response.end(json ? JSON.stringify({ error: { code: 'too-large', message: tooLarge } }) : `${tooLarge}\n`);
  return true;
}

function refusal(status: number, message: string, json: boolean): Response {
  if (json) return Response.json({ error: { message } }, { status });
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

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
