import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#scripts/machine/free-port.ts';
import { type Bodies, type PeerProject, peerProjects } from './peer-projects.ts';
import { familyOnOneCore } from './pin.ts';

/** Never part of the project: nothing of it is in the sources, the build or the list of dependencies. */
const folder = '.cache/peers';

/** Where the pages of a peer are found while it runs. */
export type RunningPeer = { name: string; prerendered: string; drawn: string; stop: () => void };

const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** @throws Error with the last lines of what it said */
function run(program: string, args: readonly string[], cwd: string, env: Record<string, string> = quiet) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...{ cwd, encoding: 'utf8', env: { ...process.env, ...env } },
  });
  if (status === 0) return;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-3).join(' ');
  throw new Error(error?.message ?? said);
}

/** Installs what a peer needs, unless that is done, and builds its pages with these bodies. */
function prepare(project: PeerProject, place: string, bodies: Bodies): void {
  const { dependencies, files } = project;
  const manifest = JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies }, null, 2);
  const installed = path.join(place, 'installed.json');
  const isThere = existsSync(installed) && readFileSync(installed, 'utf8') === manifest;
  if (!isThere) {
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'package.json'), manifest);
    run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], place);
    // Last: what was cut short is begun anew.
    writeFileSync(installed, manifest);
  }
  for (const [name, text] of Object.entries({ ...files, [project.bodies]: JSON.stringify(bodies) })) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true });
    writeFileSync(path.join(place, name), text);
  }
  run(process.execPath, project.build, place);
}

async function start(project: PeerProject, place: string): Promise<RunningPeer> {
  const port = await freePort();
  const { args, env } = project.start(port);
  const child = spawn(process.execPath, args, {
    ...{ cwd: place, stdio: 'ignore', env: { ...process.env, ...quiet, ...env } },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100) {
      child.kill();
      throw new Error('it does not answer');
    }
    await setTimeout(100);
  }
  familyOnOneCore(child.pid);
  const stop = () => void child.kill();
  return { name: project.name, prerendered: `${url}/`, drawn: `${url}/drawn`, stop };
}

/** What stands between the tags of the body, without its scripts, which are ours alone. */
export function bodyOf(html: string): string {
  const [, body = html] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  return body.replace(/<script\b.*?<\/script>/gs, '');
}

/** Builds each peer and serves it on the first core while it is measured. What cannot be had is said in a sentence. */
export async function withPeers(
  bodies: Bodies,
  say: (line: string) => void,
  measure: (peer: RunningPeer) => Promise<void>,
): Promise<void> {
  for (const project of peerProjects) {
    try {
      const place = path.resolve(folder, project.name.toLowerCase().replaceAll(/[^a-z]+/g, ''));
      prepare(project, place, bodies);
      const peer = await start(project, place);
      await measure(peer).finally(peer.stop);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      say(`${project.name} could not be measured here: ${why}`);
    }
  }
}
