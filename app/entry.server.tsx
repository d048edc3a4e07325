import '#content/words/all.ts'; // own-words.ts
import { renderToString } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { followRelease } from '#content/live.ts';
import { shoreNow } from '#content/shore-now.ts';
import { followFigures } from '#content/this-site/figures.ts';
import { openMarks } from '#domain/shore/fill.ts';
import { inPalette, paletteChoice, paletteOf } from '#domain/shore/palette.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { measuredFigures } from '#server/http/measured-figures.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { SiteServices } from '#server/start/site-services.ts';
import { addresses } from './addresses.ts';
import {
  type AnswerOfSite,
  clientAddressContext,
  failureContext,
  madeAheadContext,
  nonceContext,
  servicesContext,
  siteContext,
} from './context.ts';
import { drawWhole, withDataReady } from './draw-whole.ts';
import { FailureStatus } from './failure-status.ts';
import { finished } from './finished.ts';
import { NonceContext } from './nonce.ts';
import { ofMatches } from './of-matches.ts';
import { publicFiles } from './prerendered.ts';
import type { PageHandle } from './root.tsx';
import { dataLast } from './seo/data-last.ts';
import { OpenFrameContext, withFrame } from './shell/frame.tsx';
import { TideMarksContext } from './shell/tide-marks.ts';

followFigures(measuredFigures());

/** Renders a document completely before answering: pages can be read without streaming and without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext?.get(nonceContext) ?? undefined;
  const expected = asDomainError(loadContext?.get(failureContext));
  const shown = expected && status === 500 ? statusOf[expected.code] : status;
  // Without a nonce the page is drawn for many, and for other minutes than this one.
  const now = nonce === undefined ? null : loadContext.get(servicesContext).clock.now();
  const choice = paletteChoice(request.headers.get('cookie'));
  const tide = now === null ? openMarks : shoreNow.marksAt(now, choice);
  const { matches } = routerContext.staticHandlerContext;
  const hydrates = matches.some(({ route }) => (route.handle as PageHandle | undefined)?.hydrate);
  const context = ofMatches(hydrates ? await withDataReady(routerContext) : routerContext);
  const element = (
    <NonceContext value={nonce}>
      <FailureStatus value={shown}>
        <TideMarksContext value={tide}>
          <OpenFrameContext value={true}>
            <ServerRouter context={context} url={request.url} {...(nonce !== undefined && { nonce })} />
          </OpenFrameContext>
        </TideMarksContext>
      </FailureStatus>
    </NonceContext>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = hydrates
    ? drawWhole(element)
    : dataLast(withFrame(finished(`<!DOCTYPE html>${renderToString(element)}`)));
  if (shown === 503) headers.set('Retry-After', '60');
  const page = now === null ? html : inPalette(html, paletteOf(choice, tide.dark === 'true'));
  // As bytes: a text is copied once more first, to see that it is well formed.
  return new Response(new TextEncoder().encode(page), { headers, status: shown });
}

/** The data of a page whose loading failed: the same status as the page itself would have. */
export function handleDataRequest(
  response: Response,
  { context }: { context: Readonly<RouterContextProvider> },
): Response {
  const expected = asDomainError(context.get(failureContext));
  if (!expected || response.status !== 500) return response;
  return new Response(response.body, { status: statusOf[expected.code], headers: response.headers });
}

/** Records the error for the HTTP server, which logs faults and answers where no page of ours can (`failureOf`). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (!request.signal.aborted) context.set(failureContext, error);
}

/** The last error of a request; null when there was none. */
export function failureOf(context: RouterContextProvider): unknown {
  return context.get(failureContext);
}

type RequestFacts = {
  services: SiteServices;
  nonce: string | null;
  clientAddress: string;
  site: AnswerOfSite;
};

/** Fills the context of a request; called by the HTTP server, which in development is loaded apart from the pages. */
export function createLoadContext({
  services,
  nonce,
  clientAddress,
  site,
}: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(madeAheadContext, false);
  context.set(nonceContext, nonce);
  context.set(clientAddressContext, clientAddress);
  context.set(siteContext, site);
  return context;
}

// Called by the HTTP server and by what makes releases.
export { addresses, followFigures, followRelease, publicFiles };
