import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createAppHandler } from './app-handler.ts';
import { StaticFiles } from './http/static-files.ts';
import { protectOutput } from './protect-output.ts';
import { startSite } from './site.ts';

// The production entry: serves what the build made. Bundled to build/main.js.
const buildFolder = import.meta.dirname;

async function main(): Promise<void> {
  protectOutput();
  // What this process writes is for its own user: the database, uploads, kept e-mails, the secret.
  process.umask(0o077);
  const build = (await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)) as ServerBuild;
  const site = await startSite({
    // biome-ignore lint/style/noProcessEnv: the one place where the environment enters
    environment: process.env,
    loadApp: (services) => createAppHandler(async () => build, services, 'production'),
    loadFiles: (env) =>
      new StaticFiles(path.join(buildFolder, 'client'), { https: env.SITE_URL.startsWith('https:') }),
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const warning of site.warnings) say(`  ! ${warning}`);
  say(`\n  Foreshore is running at ${site.url}`);
  say(
    site.setupUrl
      ? `  Create the owner’s account (once, within 24 hours): ${site.setupUrl}\n`
      : `  Sign in as the owner at ${site.url}/sign-in\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.stop().then(() => process.exit(0)));
  }
  process.send?.({ ready: true, url: site.url, setupUrl: site.setupUrl });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
