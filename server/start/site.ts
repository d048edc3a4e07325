import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSetupLink, hasStaff } from '#server/auth/setup-link.ts';
import { type Env, readEnv } from '#server/base/env.ts';
import type { BuiltSite } from '#server/content/site-content.ts';
import { holdSite } from '#server/db/sqlite/one-site.ts';
import type { AddressRule } from '#server/http/addresses.ts';
import type { StaticFiles } from '#server/http/prepared/static-files.ts';
import { listenFailure } from '#server/http/refusals/listen-failure.ts';
import type { AppHandler } from './answer-by-app.ts';
import { attentionNotes } from './attention.ts';
import { checkPort } from './check-port.ts';
import { followConnections } from './connections.ts';
import { handedSocket } from './handed-socket.ts';
import { createHttpServer } from './http-server.ts';
import { callGap } from './launch/call-gap.ts';
import { routeNames } from './metrics/route-names.ts';
import { openServices, type RunningServices } from './start-services.ts';
import { startWarnings } from './warnings.ts';

export type RunningSite = {
  url: string;
  services: RunningServices;
  server: Server;
  /** Address of the page where the owner creates the first account; null once there is one. */
  setupUrl: string | null;
  warnings: string[];
  stop: () => Promise<void>;
};

type SiteOptions = {
  environment: Record<string, string | undefined>;
  loadApp: (services: RunningServices) => AppHandler;
  addresses: readonly AddressRule[];
  /** Those of every route, by which answers are counted. */
  patterns?: readonly string[];
  /** Why the build that is served is an earlier one; nothing when it is today's. */
  earlierBuild?: string | null;
  /** Built files; null in development, where Vite serves them. */
  loadFiles: (env: Env) => StaticFiles | null;
  /** What makes the pages of a release, of which build; null in development. */
  loadMaker?: () => Pick<BuiltSite, 'build' | 'maker' | 'packer'>;
  /** Put in front of everything; development uses it for Vite. */
  wrap?: (server: Server) => void;
  /** Aborted when nobody wants the site any more. */
  asked?: AbortSignal;
};

/**
 * Starts everything, and the work in the background last: until the site listens, nothing is delivered or deleted.
 * @throws Error with a sentence when a setting, the port or the database is not right; everything is closed again
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const env = readEnv(options.environment);
  const files = options.loadFiles(env);
  if (handedSocket(options.environment) === null) await checkPort(env);
  const release = await holdSite(env, { asked: options.asked });
  try {
    const running = await startOn(options, env, files);
    const stop = () => running.stop().finally(release);
    return { ...running, stop };
  } catch (error) {
    release();
    throw error;
  }
}

async function startOn(options: SiteOptions, env: Env, files: StaticFiles | null): Promise<RunningSite> {
  const maker = files && options.loadMaker?.();
  const services = await openServices(env, {
    earlierBuild: options.earlierBuild ?? null,
    built: maker ? { ...maker, serveTexts: (texts) => files.serveTexts(texts) } : null,
  });
  if (services.earlierBuild) services.log.warn('earlier-build-served', { why: services.earlierBuild });
  try {
    return await startServer(options, { env, files, services });
  } catch (error) {
    await services.close();
    throw error;
  }
}

type Opened = { env: Env; files: StaticFiles | null; services: RunningServices };

async function startServer(options: SiteOptions, { env, files, services }: Opened): Promise<RunningSite> {
  const server = createHttpServer({
    services,
    app: options.loadApp(services),
    addresses: options.addresses,
    files,
  });
  options.wrap?.(server);
  const connections = followConnections(server);
  const metrics = await metricsOf(options, { env, files, services });
  if (metrics) server.prependListener('request', metrics.see);
  options.asked?.throwIfAborted();
  await listen(server, env, handedSocket(options.environment));
  const { port } = server.address() as AddressInfo;
  const url = env.siteUrlIsSet ? env.SITE_URL : `http://localhost:${port}`;
  const stop = once(async () => {
    const [cut] = await Promise.all([connections.finish(env.STOP_TIMEOUT_MS), services.stopWork()]);
    metrics?.close();
    if (cut > 0) services.log.warn('connections-cut', { connections: cut });
    await services.close();
  });
  try {
    await services.instances.start();
    const setupUrl = (await hasStaff(services)) ? null : url + (await createSetupLink(services));
    const calls = (await callGap(services.db.query)).map(({ log }) => log);
    const warnings = [...(await attentionNotes(services)), ...startWarnings(env), ...calls];
    services.startWork();
    return { url, services, server, setupUrl, warnings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded only where somebody wants figures. */
async function metricsOf({ patterns = [] }: SiteOptions, { env, files, services }: Opened) {
  if (env.METRICS_PORT === undefined) return null;
  const { openMetrics } = await import('./metrics/metrics.ts');
  const routeOf = routeNames(patterns, (path) => files?.has(path) ?? false);
  return openMetrics({ services, routeOf });
}

/** Runs once, however often it is called; every caller waits for that one run. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= run();
    return running;
  };
}

function listen(server: Server, env: Env, handed: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, env)));
    if (handed === null) server.listen(env.PORT, env.HOST, resolve);
    else server.listen({ fd: handed }, resolve);
  });
}
