import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Release } from '#content/live.ts';
import { releaseOfWork } from '#server/content/in-use.ts';
import type { AddressRule } from '#server/http/addresses.ts';
import type { AppHandler } from './answer-by-app.ts';
import { routesOfArea } from './routes-of-area.ts';
import type { SiteServices } from './site-services.ts';

type RequestFacts = {
  services: SiteServices;
  nonce: string | null;
  clientAddress: string;
  /** Answers for another address as for this visitor. */
  site: (path: string) => Promise<Response>;
};
type Handler = ReturnType<typeof createRequestHandler>;
type EntryModule = {
  addresses: readonly AddressRule[];
  /** Of the pages’ own copy of the content; in development that is another than the server’s. */
  followRelease: (read: () => Release) => void;
  publicFiles: () => string[];
  createLoadContext: (facts: RequestFacts) => RouterContextProvider;
  failureOf: (context: RouterContextProvider) => unknown;
};

/** What the server has to know of the application's addresses: in development it is loaded apart. */
export function addressesOf(build: ServerBuild): readonly AddressRule[] {
  return (build.entry.module as unknown as EntryModule).addresses;
}

/** The addresses that become files of a release: those of the release in use, since texts may name further ones. */
export function publicFilesOf(build: ServerBuild): string[] {
  return (build.entry.module as unknown as EntryModule).publicFiles();
}

/** Answers as the site would for somebody, with services of other kinds than the site's own. */
export function answerWith(
  build: ServerBuild,
  handler: Handler,
): (request: Request, services: SiteServices) => Promise<Response> {
  const { createLoadContext, failureOf } = build.entry.module as unknown as EntryModule;
  return async (request, services) => {
    const contextOf = (): RouterContextProvider =>
      createLoadContext({ services, nonce: 'sample', clientAddress: '192.0.2.1', site });
    const site = (path: string): Promise<Response> =>
      handler(new Request(new URL(path, request.url)), contextOf());
    const context = contextOf();
    const response = await handler(request, context);
    // Why it failed says more than that it did.
    if (response.status >= 500) throw failureOf(context) ?? new Error(`status ${response.status}`);
    return response;
  };
}

/** React Router's handler, of a build that stays with the routes of an address's area alone. */
function handlerOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Handler {
  if (typeof build === 'function') return createRequestHandler(build, mode);
  const areaOf = routesOfArea(build);
  const handlers = new Map<ServerBuild, Handler>();
  return (request, context) => {
    const area = areaOf(new URL(request.url).pathname);
    const handler = handlers.get(area) ?? createRequestHandler(area, mode);
    handlers.set(area, handler);
    return handler(request, context);
  };
}

/**
 * React Router's handler over a server build. The context is made by the build's own entry,
 * because context keys are compared by identity and in development the pages have their own copies.
 * @param build a function only where it changes: all addresses are read again for each request then
 */
export function createAppHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  services: SiteServices,
  mode: string,
): AppHandler {
  const handler = handlerOf(build, mode);
  return async (request, { own, ...about }) => {
    const { module } = (typeof build === 'function' ? await build() : build).entry;
    const entry = module as unknown as EntryModule;
    entry.followRelease(releaseOfWork);
    const contextOf = (): RouterContextProvider =>
      entry.createLoadContext({ services: own ? { ...services, ...own } : services, ...about, site });
    const site = (path: string): Promise<Response> =>
      handler(new Request(new URL(path, request.url)), contextOf());
    const context = contextOf();
    const response = await handler(request, context);
    return { response, failure: entry.failureOf(context) };
  };
}
