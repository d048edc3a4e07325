import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Services } from '#server/services.ts';
import { clientAddressContext, nonceContext, servicesContext } from './context.ts';
import { NonceContext } from './nonce.ts';

/** Renders a document completely before answering: no page depends on streaming or on scripts to be read. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext?.get(nonceContext) ?? undefined;
  const nonceOption = nonce === undefined ? {} : { nonce };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...nonceOption} />
    </NonceContext>,
    {
      ...nonceOption,
      signal: request.signal,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // biome-ignore lint/suspicious/noConsole: the last resort for a fault in rendering; the message carries no form data
  console.error(error instanceof Error ? error.stack : String(error));
}

type RequestFacts = { services: Services; nonce: string; clientAddress: string };

/** Fills the context of a request; called by the HTTP server, which lives in another bundle. */
export function createLoadContext({ services, nonce, clientAddress }: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nonceContext, nonce);
  context.set(clientAddressContext, clientAddress);
  return context;
}
