import type { Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';
import { putInFront } from './machine/in-front.ts';
import { runOrEnd } from './run.ts';

// The real server with Vite in front: pages and browser code reload as they are edited.
await runOrEnd('Reading the content', ['scripts/check-content.ts']);
await runOrEnd('Drawing the images', ['scripts/images.ts']);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
const { startSite } = await load<typeof import('#server/start/site.ts')>('/server/start/site.ts');
const { runUntilAsked } = await load<typeof import('#server/start/run-until-asked.ts')>(
  '/server/start/run-until-asked.ts',
);
const { createAppHandler } = await load<typeof import('#server/start/app-handler.ts')>(
  '/server/start/app-handler.ts',
);

const { addresses } = await load<typeof import('#app/addresses.ts')>('/app/addresses.ts');

const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;

await runUntilAsked(
  (asked) =>
    startSite({
      environment: { NODE_ENV: 'development', ...process.env },
      addresses,
      loadApp: (services) => createAppHandler(build, services, 'development'),
      asked,
      loadFiles: () => null,
      wrap: (server: Server) => putInFront(server, vite.middlewares),
    }),
  (site) => {
    process.stdout.write(`\n  The site (development) is running at ${site.url}\n`);
    if (site.setupUrl) process.stdout.write(`  Create the owner’s account: ${site.setupUrl}\n`);
  },
);
