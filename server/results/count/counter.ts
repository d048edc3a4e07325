import type { IncomingMessage, ServerResponse } from 'node:http';
import { pages } from '#content/pages.ts';
import { dateAt, dayBounds } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import type { Clock } from '#server/base/clock.ts';
import { errorKind } from '#server/base/log.ts';
import { clientAddressFinder } from '#server/http/senders/client-address.ts';
import type { Services } from '#server/ports/services.ts';
import { createAgentJudge } from './agents.ts';
import { isArrival } from './arrival.ts';
import { createCameOf } from './came-of-request.ts';
import { knownNames } from './known-names.ts';
import { createNetworks } from './networks.ts';
import { createTally } from './tally.ts';
import { writeVisits } from './write.ts';

const everyMs = 5_000;
/** Other instances name campaigns too. */
const learnEvery = 720;

export type VisitCounter = {
  /** Counts a request as a visit if it is one and is answered well. Nobody ever waits for it. */
  see: (request: IncomingMessage, response: ServerResponse) => void;
  /** Stores what was counted; what cannot be stored waits for the next time. */
  store: () => Promise<void>;
  /** Reads which names are counted by themselves; after the owner has named one. */
  learn: () => Promise<void>;
  start: () => void;
  /** Stores what is left. */
  stop: () => Promise<void>;
};

/**
 * Counts visits in totals of a day: no cookie, no identifier, nothing read from a device beyond what a request for a
 * page says. Counts are stored every five seconds, so a process that is killed takes at most those with it.
 */
export function createVisitCounter({
  env,
  db,
  clock,
  log,
}: Pick<Services, 'env' | 'db' | 'clock' | 'log'>): VisitCounter {
  const addresses = new Map(pages.map(({ path }) => [path, path]));
  const behindProxy = env.TRUSTED_PROXIES !== '';
  const findClient = clientAddressFinder(env.TRUSTED_PROXIES);
  const https = env.SITE_URL.startsWith('https:');
  const judge = createAgentJudge();
  const networks = createNetworks();
  const cameOfRequest = createCameOf();
  const tally = createTally();
  const today = dayOf(clock);
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let rounds = 0;
  let waiting = false;

  const count = (request: IncomingMessage, page: string) => {
    const { headers, socket } = request;
    const day = today();
    const direct = socket.remoteAddress ?? '';
    const address = behindProxy ? findClient(direct, headers['x-forwarded-for']?.toString() ?? null) : direct;
    const network = networks.take(address, { now: clock.now(), day });
    if (network === null) return;
    const { source, campaign } = cameOfRequest(request);
    tally.count({ day, page, source, campaign }, network);
  };
  const storeOnce = async () => {
    const dropped = tally.takeDropped();
    if (dropped > 0) log.warn('visits-dropped', { visits: dropped });
    if (tally.isEmpty()) return;
    const batch = tally.take();
    try {
      await writeVisits(db.query, batch);
      waiting = false;
    } catch (error) {
      tally.putBack(batch);
      if (!waiting) log.warn('visits-waiting', { kind: errorKind(error) });
      waiting = true;
    }
  };
  const store = () => {
    running = running.then(storeOnce);
    return running;
  };
  const learn = async () => {
    try {
      const { sources, campaigns } = await knownNames(db.query, clock.now());
      tally.learn(sources, campaigns);
    } catch (error) {
      log.warn('visit-names-unread', { kind: errorKind(error) });
    }
  };
  const round = () => {
    if (rounds % learnEvery === 0) running = running.then(learn);
    rounds += 1;
    void store();
  };
  return {
    see: (request, response) => {
      if (request.method !== 'GET') return;
      const { url = '', headers } = request;
      const end = url.indexOf('?');
      const page = addresses.get(end === -1 ? url : url.slice(0, end));
      if (page === undefined || !isArrival(headers)) return;
      const agent = judge(headers['user-agent']);
      if (agent === 'robot') return;
      if (agent === 'modern' && https && headers['sec-fetch-mode'] === undefined) return;
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        try {
          count(request, page);
        } catch (error) {
          // An address that the rest of the server takes and the parser does not is not worth a visitor's page.
          log.warn('visit-uncounted', { kind: errorKind(error) });
        }
      });
    },
    store,
    learn,
    start: () => {
      round();
      timer = setInterval(round, everyMs);
    },
    stop: async () => {
      clearInterval(timer);
      await store();
    },
  };
}

/** The date in the agency's zone, looked up once a day. */
function dayOf(clock: Clock): () => string {
  let day = '';
  let bounds = { startAt: 0, endAt: 0 };
  return () => {
    const now = clock.now();
    if (now < bounds.startAt || now >= bounds.endAt) {
      day = dateAt(agencyZone, now);
      bounds = dayBounds(agencyZone, day);
    }
    return day;
  };
}
