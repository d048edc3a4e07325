import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { runNode } from './run.ts';

// The real server with Vite in front: pages and browser code reload as they are edited.
await runNode('Reading the content', ['scripts/check-content.ts']);
await runNode('Drawing the images', ['scripts/images.ts']);
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const { startSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof import('../server/site.ts');
const { createAppHandler } = (await vite.ssrLoadModule(
  '/server/app-handler.ts',
)) as typeof import('../server/app-handler.ts');

type Build = Parameters<typeof createAppHandler>[0];
const build: Build = () => vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Build>;

const site = await startSite({
  environment: { NODE_ENV: 'development', ...process.env },
  loadApp: (services) => createAppHandler(build, services, 'development'),
  loadFiles: () => null,
  wrap: (server: Server) => {
    const [listener] = server.listeners('request') as Array<
      (req: IncomingMessage, res: ServerResponse) => void
    >;
    server.removeAllListeners('request');
    server.on('request', (request, response) =>
      vite.middlewares(request, response, () => listener?.(request, response)),
    );
  },
});
process.stdout.write(`\n  Foreshore (development) is running at ${site.url}\n`);
if (site.setupUrl) process.stdout.write(`  Create the owner’s account: ${site.setupUrl}\n`);
