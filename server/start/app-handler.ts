import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { AddressRule } from '#server/http/addresses.ts';
import type { AppHandler } from './answer-by-app.ts';
import type { SiteServices } from './site-services.ts';

type RequestFacts = { services: SiteServices; nonce: string; clientAddress: string };
type EntryModule = {
  addresses: readonly AddressRule[];
  createLoadContext: (facts: RequestFacts) => RouterContextProvider;
  failureOf: (context: RouterContextProvider) => unknown;
};

/** What the server has to know of the application's addresses: in development it is loaded apart. */
export function addressesOf(build: ServerBuild): readonly AddressRule[] {
  return (build.entry.module as unknown as EntryModule).addresses;
}

/**
 * React Router's handler over a server build. The context is made by the build's own entry,
 * because context keys are compared by identity and in development the pages have their own copies.
 */
export function createAppHandler(
  build: () => Promise<ServerBuild>,
  services: SiteServices,
  mode: string,
): AppHandler {
  const handler = createRequestHandler(build, mode);
  return async (request, about) => {
    const entry = (await build()).entry.module as unknown as EntryModule;
    const context = entry.createLoadContext({ services, ...about });
    const response = await handler(request, context);
    return { response, failure: entry.failureOf(context) };
  };
}
