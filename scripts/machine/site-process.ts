import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { serverFlags, serverMemory } from '#scripts/server-flags.mjs';
import { freePort } from './free-port.ts';

export type SiteProcess = {
  url: string;
  setupUrl: string | null;
  output: () => string;
  child: ChildProcess;
  /** Ends the process with SIGTERM, or at once with SIGKILL. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const buildFolder = process.env.BUILD_DIR || 'build';

/**
 * Starts the built server as a process and waits until it answers.
 * @param out an open file for its output; by default ours
 */
export async function startSiteProcess(
  environment: Record<string, string | undefined>,
  out: number | 'pipe' = 'pipe',
): Promise<SiteProcess> {
  const port = environment.PORT ?? String(await freePort());
  // The tests start some hundred sites of one build: compiling it once spares each a tenth of its start.
  const NODE_COMPILE_CACHE = path.resolve('.cache/compiled');
  const base = { PATH: process.env.PATH, TZ: process.env.TZ, HOST: '127.0.0.1', NODE_COMPILE_CACHE };
  const child = spawn(process.execPath, [...serverFlags, path.resolve(buildFolder, 'main.js')], {
    env: { ...serverMemory, ...base, ...environment, PORT: port },
    stdio: ['ignore', out, out, 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ready = await new Promise<{ url: string; setupUrl: string | null }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string; setupUrl: string | null }));
    child.once('exit', () => reject(new Error(`The site did not start:\n${output}`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return { ...ready, output: () => output, child, stop };
}
