import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { site } from '#content/site.ts';
import { createMaker } from '#server/content/render/maker.ts';
import { createPacker } from '#server/content/render/packer.ts';
import { StaticFiles } from '#server/http/prepared/static-files.ts';
import { addressesOf, createAppHandler, publicFilesOf } from './app-handler.ts';
import { earlierBuildNote } from './earlier-build.ts';
import { endOnFault } from './end-on-fault.ts';
import { patternsOf } from './metrics/route-names.ts';
import { protectOutput } from './protect-output.ts';
import { runUntilAsked } from './run-until-asked.ts';
import { shoreOfMinute } from './shore-of-minute.ts';
import { type RunningSite, startSite } from './site.ts';

/** Serves what the build made, until somebody asks this process to stop. */
export async function serve(buildFolder: string): Promise<void> {
  protectOutput();
  endOnFault();
  // What this process writes is for its own user: the database, uploads, kept e-mails, the secret.
  process.umask(0o077);
  await runUntilAsked(async (asked) => {
    const entry = pathToFileURL(path.join(buildFolder, 'server/index.js')).href;
    const build = (await import(entry)) as ServerBuild;
    return startSite({
      // biome-ignore lint/style/noProcessEnv: the one place where the environment enters
      environment: process.env,
      addresses: addressesOf(build),
      patterns: patternsOf(build),
      loadApp: (services) => createAppHandler(build, services, 'production'),
      loadFiles: (env) =>
        new StaticFiles(path.join(buildFolder, 'client'), {
          https: env.SITE_URL.startsWith('https:'),
          texts: publicFilesOf(build),
          pageOfMinute: shoreOfMinute,
        }),
      loadMaker: () => ({
        build: stampOf(buildFolder),
        maker: createMaker({ program: programIn(buildFolder, 'render-worker.js') }),
        packer: createPacker(programIn(buildFolder, 'pack-worker.js')),
      }),
      earlierBuild: earlierBuildNote(buildFolder),
      asked,
    });
  }, welcome);
}

const programIn = (buildFolder: string, name: string) =>
  pathToFileURL(path.join(buildFolder, 'server', name));

/** What the build was made of, as a hash: two builds of the same sources make the same pages. */
function stampOf(buildFolder: string): string {
  return readFileSync(path.join(buildFolder, '.stamp'), 'utf8');
}

function welcome(running: RunningSite): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const warning of running.warnings) say(`  ! ${warning}`);
  say(`\n  ${site.name} is running at ${running.url}`);
  say(
    running.setupUrl
      ? `  Create the owner’s account (once, within 24 hours): ${running.setupUrl}\n`
      : `  Sign in as the owner at ${running.url}/sign-in\n`,
  );
  process.send?.({ ready: true, url: running.url, setupUrl: running.setupUrl });
}
