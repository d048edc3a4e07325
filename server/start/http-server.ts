import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequestListener, sendResponse } from '@remix-run/node-fetch-server';
import { live } from '#content/live.ts';
import { summerOffer } from '#content/offer/summer.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { megabyte } from '#domain/format/sizes.ts';
import { offerPeriod, offerState } from '#domain/offer/period.ts';
import { createSlotAnswers } from '#server/availability/slot-answers.ts';
import { withRequestId } from '#server/base/request-id.ts';
import { releaseOfWork, withRelease } from '#server/content/in-use.ts';
import { type AddressRule, knowAddresses } from '#server/http/addresses.ts';
import { bodyLimitStep } from '#server/http/bodies/body-limit.ts';
import { gatherPieces } from '#server/http/bodies/gather-pieces.ts';
import { knownBodyStep } from '#server/http/bodies/known-body.ts';
import { linger } from '#server/http/bodies/linger.ts';
import { unreadBodyStep } from '#server/http/bodies/unread-body.ts';
import { ownSiteStep } from '#server/http/origin.ts';
import { pathOf } from '#server/http/path-of.ts';
import { pipeline } from '#server/http/pipeline.ts';
import { policyStep, withPolicy } from '#server/http/policy.ts';
import { compressStep } from '#server/http/prepared/compress.ts';
import type { StaticFiles } from '#server/http/prepared/static-files.ts';
import type { RawStep } from '#server/http/raw-steps.ts';
import { refuseRaw, sendRefusal } from '#server/http/refusals/raw-refusals.ts';
import { refusal } from '#server/http/refusals/refusal.ts';
import { faultOf } from '#server/http/refusals/request-fault.ts';
import { requestIds } from '#server/http/request-ids.ts';
import { answerDefaults } from '#server/http/security-headers.ts';
import { proxyList } from '#server/http/senders/client-address.ts';
import type { ProxySighting } from '#server/http/senders/proxy-sighting.ts';
import { usualPace, watchPace } from '#server/limits/body-pace.ts';
import { boundConnections, unlimitedConnections, usualConnections } from '#server/limits/connections.ts';
import { fittingConnections, mostOpenFiles } from '#server/limits/open-files.ts';
import type { Services } from '#server/ports/services.ts';
import type { VisitCounter } from '#server/results/count/counter.ts';
import { type AppHandler, answerByApp } from './answer-by-app.ts';
import { createKeptPages } from './kept/kept-pages.ts';
import { serveKept } from './kept/serve-kept.ts';
import { shoreOfMinute } from './shore-of-minute.ts';
import { serveSlots } from './slot-requests.ts';
import { withinShare } from './within-share.ts';

type Options = {
  services: Services & { visits: VisitCounter; proxies: ProxySighting };
  app: AppHandler;
  /** What is to be known of the application's addresses. */
  addresses: readonly AddressRule[];
  files: StaticFiles | null;
};

/** The HTTP server: every request takes the steps of the first list, and what they leave those of the second. */
export function createHttpServer({ services, app, addresses, files }: Options): Server {
  const { env } = services;
  const https = env.SITE_URL.startsWith('https:');
  const know = knowAddresses(addresses);
  const { answer, answerFailure } = answerByApp(services, app);
  const bare = (response: Response) => withPolicy(response, { nonce: '', https, only: null });

  const answerAsApp = pipeline(
    [
      unreadBodyStep,
      compressStep,
      policyStep(https),
      ownSiteStep(env.SITE_URL),
      knownBodyStep,
      bodyLimitStep,
    ],
    answer,
  );
  const inApp = createRequestListener(
    (request, { address: socketAddress }) => {
      return answerAsApp({
        request,
        facts: know(new URL(request.url).pathname),
        nonce: services.randomToken(),
        socketAddress,
        tooLarge: () => false,
      });
    },
    // Reached when an answer cannot be written; the request is not known any more.
    { onError: (error) => bare(answerFailure({ error, json: false })) },
  );
  const ids = new WeakMap<IncomingMessage, string>();
  const idOf = requestIds(env.TRUSTED_PROXIES, services.randomId);
  const draw: RawStep = (request, response) => {
    withRequestId(ids.get(request) ?? idOf(request), () => {
      withRelease(releaseOfWork(), () => void inApp(request, response));
    });
    return true;
  };
  const toApp = withinShare({ env, https, know, tick: () => performance.now() }, draw);

  const defaults = Object.entries(answerDefaults(https));
  /** A connection that was refused has had its answer, or gets none. */
  const refusedBefore: RawStep = ({ socket }) => socket.writableEnded || socket.destroyed;
  const refuseFaults: RawStep = (request, response) => {
    const fault = faultOf(request, know);
    if (fault) sendRefusal(request, response, { https, know }, fault);
    return fault !== null;
  };
  const refuseSlowBodies: RawStep = (request, response) => {
    const tooSlow = () => cutOff(response, bare(refusal(408, know(pathOf(request)).json, slowWords)));
    watchPace(request, response, { pace: usualPace, tooSlow });
    return false;
  };
  const seeRequest: RawStep = (request, response) => {
    gatherPieces(request);
    services.proxies.see(request);
    services.visits.see(request, response);
    return false;
  };
  const offer = live('object', () => offerPeriod(summerOffer.dates));
  const serveFiles: RawStep = (request, response) => {
    const { leadsToOffer } = know(pathOf(request));
    if (leadsToOffer && offerState(offer, services.clock.now()) === 'open') return false;
    return files?.serve(request, response, services.clock.now()) ?? false;
  };
  const keptAt = new Map(addresses.flatMap(({ path, kept }) => (kept ? [[path, kept] as const] : [])));
  /** In development pages are drawn for each request; what leads to the offer is no file while that is open. */
  const ruleAt = (path: string) =>
    files ? (keptAt.get(path) ?? (files.has(path) && know(path).leadsToOffer ? readsNothing : null)) : null;
  const setDefaults: RawStep = (request, response) => {
    for (const [name, value] of defaults) response.setHeader(name, value);
    const id = idOf(request);
    ids.set(request, id);
    response.setHeader('X-Request-Id', id);
    response.once('finish', () => linger(request, lingering));
    return false;
  };
  const answerFor = createSlotAnswers(services, () => performance.now());
  const answerSlots = serveSlots({ answerFor, https, otherwise: toApp });
  const otherwise = (request: IncomingMessage, response: ServerResponse) => {
    setDefaults(request, response);
    toApp(request, response);
  };
  const pageAt = createKeptPages({ services, app, tick: () => performance.now() });
  const answerKept = serveKept({ services, pageAt, ruleAt, pageOfMinute: shoreOfMinute, https, otherwise });
  const steps = [
    refusedBefore,
    refuseFaults,
    refuseSlowBodies,
    seeRequest,
    serveFiles,
    answerKept,
    setDefaults,
    answerSlots,
    toApp,
  ] as const;

  // A missing Host is refused by a step, with the headers of every answer. What is too slow is looked for every five
  // seconds; Node's own interval is half a minute.
  const options = { requireHostHeader: false, connectionsCheckingInterval: 5_000 };
  const take = (request: IncomingMessage, response: ServerResponse) => {
    steps.some((step) => step(request, response));
  };
  const server = createServer(options, take);
  refuseRaw(server, { https, know });
  const fitting = fittingConnections(usualConnections, mostOpenFiles());
  const connections = env.RATE_LIMITS === 'on' ? fitting : unlimitedConnections;
  boundConnections(server, connections, proxyList(env.TRUSTED_PROXIES));
  server.headersTimeout = 10_000;
  // Longer than proxies keep theirs (60 s is common): none is to be closed while a request is on its way.
  server.keepAliveTimeout = 65_000;
  // Long enough for 50 MB over a slow uplink.
  server.requestTimeout = 20 * minuteMs;
  return server;
}

/** A page that is a file at other times. */
const readsNothing = { form: '', reads: [] };

const slowWords = 'This took too long to arrive. Please try again.';

/** What is taken after an answer, to spare its reader a broken connection. */
const lingering = { bytes: 8 * megabyte, ms: 30_000 };

function cutOff(response: ServerResponse, answer: Response): void {
  response.setHeader('Connection', 'close');
  void sendResponse(response, answer);
}
