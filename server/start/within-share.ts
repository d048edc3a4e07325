import type { IncomingMessage } from 'node:http';
import type { KnowAddress } from '#server/http/addresses.ts';
import { pathOf } from '#server/http/path-of.ts';
import type { RawStep } from '#server/http/raw-steps.ts';
import { sendRefusal } from '#server/http/refusals/raw-refusals.ts';
import { clientAddressFinder } from '#server/http/senders/client-address.ts';
import { isPublicAddress } from '#server/http/senders/public-address.ts';
import { createDrawnShare } from '#server/limits/drawn-share.ts';
import type { Services } from '#server/ports/services.ts';

type Options = { env: Services['env']; https: boolean; know: KnowAddress; tick: () => number };

/** What a small answer counts for, beside a page. */
const lightPages = 0.1;

/** The application's step, for networks that have not yet had their share of what it draws; others get 429 instead. */
export function withinShare({ env, https, know, tick }: Options, toApp: RawStep): RawStep {
  if (env.RATE_LIMITS === 'off') return toApp;
  const findClient = clientAddressFinder(env.TRUSTED_PROXIES);
  const waitFor = createDrawnShare(tick);
  const waitOf = (request: IncomingMessage) => {
    const forwarded = request.headers['x-forwarded-for']?.toString() ?? null;
    const address = findClient(request.socket.remoteAddress ?? '', forwarded);
    // This machine or its own network: who runs the site, or a proxy that nobody named, which is all visitors.
    if (!isPublicAddress(address)) return 0;
    return waitFor(address, know(pathOf(request)).light ? lightPages : 1);
  };
  return (request, response) => {
    const seconds = waitOf(request);
    if (seconds === 0) return toApp(request, response);
    sendRefusal(
      request,
      response,
      { https, know },
      { status: 429, headers: { 'Retry-After': `${seconds}` } },
    );
    return true;
  };
}
