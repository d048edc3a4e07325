import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSetupLink, hasStaff } from './auth/setup-link.ts';
import { type Env, readEnv } from './env.ts';
import { listenFailure } from './http/listen-failure.ts';
import { type AppHandler, createHttpServer } from './http/server.ts';
import type { StaticFiles } from './http/static-files.ts';
import { attentionNotes } from './start/attention.ts';
import { type RunningServices, startServices } from './start-services.ts';
import { startWarnings } from './start-warnings.ts';

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
  /** Built files; null in development, where Vite serves them. */
  loadFiles: (env: Env) => StaticFiles | null;
  /** Put in front of everything; development uses it for Vite. */
  wrap?: (server: Server) => void;
};

/** Starts everything: configuration, storage, outbox, HTTP. Resolves when requests are answered. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const env = readEnv(options.environment);
  const files = options.loadFiles(env);
  const services = await startServices(env);
  const server = createHttpServer({ services, app: options.loadApp(services), files });
  options.wrap?.(server);
  await listen(server, env);
  const { port } = server.address() as AddressInfo;
  const url = env.siteUrlIsSet ? env.SITE_URL : `http://localhost:${port}`;
  const setupUrl = (await hasStaff(services)) ? null : url + (await createSetupLink(services));
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      server.closeIdleConnections();
      await new Promise((resolve) => {
        server.close(resolve);
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      });
      await services.close();
    })();
    return stopping;
  };
  const warnings = [...(await attentionNotes(services)), ...startWarnings(env)];
  return { url, services, server, setupUrl, warnings, stop };
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, env)));
    server.listen(env.PORT, env.HOST, resolve);
  });
}
