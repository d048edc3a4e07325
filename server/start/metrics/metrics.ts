import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorKind } from '#server/base/log.ts';
import { pathOf } from '#server/http/path-of.ts';
import { refusals } from '#server/limits/refusals.ts';
import type { Services } from '#server/ports/services.ts';
import type { RouteName } from './route-names.ts';
import { diskFigures, siteGauges, storedFigures } from './site-figures.ts';

/** A scrape wants its answer, whatever the database does, in milliseconds. */
const answerWithinMs = 4_000;
/** Far more than those who scrape need: this port takes nothing from the visitors' one. */
const mostConnections = 20;
/** Requests of one connection, which may all be sent at once. */
const mostRequests = 100;

export type Metrics = {
  /** Notes an answer when it is over. */
  see: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
};

type Parts = { services: Services; routeOf: RouteName };

/**
 * Figures for Prometheus at `/metrics` of a port of its own. Labels are routes, methods, statuses, kinds and limits of
 * a known few: no address, and nothing that a visitor can make more of.
 */
export async function openMetrics({ services, routeOf }: Parts): Promise<Metrics> {
  const { env, log } = services;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const see = countAnswers(registry, routeOf);
  countRefusals(registry);
  const look = siteFigures(registry, services);
  /** Scrapes at the same moment share one look and its text. */
  let looking: Promise<string> | undefined;
  const answer = async (response: ServerResponse) => {
    looking ??= look()
      .then(() => registry.metrics())
      .finally(() => {
        looking = undefined;
      });
    const text = await looking;
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  };
  const options = { connectionsCheckingInterval: 5_000, headersTimeout: 10_000, requestTimeout: 10_000 };
  const server = createServer(options, (request, response) => {
    if (request.method !== 'GET' || pathOf(request) !== '/metrics') return response.writeHead(404).end();
    answer(response).catch((error: unknown) => {
      log.warn('metrics-not-answered', { kind: errorKind(error) });
      response.destroy();
    });
  });
  server.maxConnections = mostConnections;
  server.maxRequestsPerSocket = mostRequests;
  await listen(server, env.METRICS_PORT ?? 0, env.METRICS_HOST).catch((error: unknown) => {
    // Visitors come first: without figures the site still runs.
    log.warn('metrics-not-served', { kind: errorKind(error) });
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { see, close };
}

function countAnswers(registry: Registry, routeOf: RouteName): Metrics['see'] {
  const answers = new Counter({
    ...{ name: 'foreshore_http_answers_total', help: 'Answers by route, method and status' },
    ...{ labelNames: ['route', 'method', 'status'], registers: [registry] },
  });
  const seconds = new Histogram({
    ...{ name: 'foreshore_http_answer_seconds', help: 'From the head of a request to the end of its answer' },
    ...{ labelNames: ['route'], registers: [registry], buckets: [0.005, 0.02, 0.1, 0.5, 2, 10] },
  });
  return (request, response) => {
    const begun = performance.now();
    response.once('close', () => {
      const route = routeOf(pathOf(request));
      // Somebody who went before anything was said to them.
      const status = response.headersSent ? response.statusCode : 'left';
      answers.inc({ route, method: methodOf(request), status });
      seconds.observe({ route }, (performance.now() - begun) / 1000);
    });
  };
}

function countRefusals(registry: Registry): void {
  const refused = new Counter({
    ...{ name: 'foreshore_refused_total', help: 'What limits have refused, by their name' },
    ...{ labelNames: ['limit'], registers: [registry] },
    collect: () => {
      refused.reset();
      for (const [limit, count] of refusals()) refused.inc({ limit }, count);
    },
  });
}

/** @returns puts what database and disk say now in place of what they said before, and ends in time */
function siteFigures(registry: Registry, services: Services): () => Promise<void> {
  const gauges = new Map(
    Object.entries({ ...siteGauges, database_answers: ['1 when the database answered in time'] }).map(
      ([name, [help = '', label]]) => {
        const labelNames = label === undefined ? [] : [label];
        return [name, new Gauge({ name: `foreshore_${name}`, help, labelNames, registers: [registry] })];
      },
    ),
  );
  return async () => {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), answerWithinMs);
    const stored = await Promise.race([storedFigures(services).catch(() => null), late.promise]);
    clearTimeout(timer);
    for (const gauge of gauges.values()) gauge.reset();
    // One without a label would stand at 0 after a reset, which would be a statement.
    for (const [name, gauge] of gauges) if (!siteGauges[name as keyof typeof siteGauges]?.[1]) gauge.remove();
    for (const { name, label, value } of [...(await diskFigures(services)), ...(stored ?? [])]) {
      const by = siteGauges[name][1];
      gauges.get(name)?.set(by !== undefined && label !== undefined ? { [by]: label } : {}, value);
    }
    gauges.get('database_answers')?.set(stored === null ? 0 : 1);
  };
}

const methodOf = ({ method = '' }: IncomingMessage) =>
  ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
