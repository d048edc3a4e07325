import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFolder } from '#scripts/build-folder.ts';
import { freePort } from '#scripts/machine/free-port.ts';
import { serverFlags } from '#scripts/server-flags.mjs';
import type { Store } from '#scripts/try/steps/stores.ts';

/** What befalls a start: `kill -9` after so long, or no file may become larger, as on a full disk. */
export type StartFault = { killAfterMs?: number; largestFileKb?: number };

/** How a start went: `up` once it has answered that it runs, after so many milliseconds. */
export type Started = { up: boolean; killed: boolean; said: string; ms: number };

/** A start that neither comes up nor ends by then hangs. */
const hangsMs = 120_000;

/** Starts the built site on a store, and ends it once it is up. */
export async function startOnce(store: Store, fault: StartFault = {}): Promise<Started> {
  const limit = fault.largestFileKb === undefined ? '' : `ulimit -f ${fault.largestFileKb};`;
  const main = path.resolve(buildFolder, 'main.js');
  const begun = performance.now();
  const child = spawn('bash', ['-c', `${limit} exec "$0" "$@"`, process.execPath, ...serverFlags, main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_NOW: '2026-11-20T10:00:00Z',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      said += piece;
    });
  const ended = new Promise<'ended'>((resolve) => child.once('close', () => resolve('ended')));
  const up = new Promise<'up'>((resolve) => child.once('message', () => resolve('up')));
  const late = new AbortController();
  const doom = setTimeout(fault.killAfterMs ?? hangsMs, 'late' as const, { signal: late.signal }).catch(
    () => 'late' as const,
  );
  const outcome = await Promise.race([up, ended, doom]);
  const ms = performance.now() - begun;
  late.abort();
  child.kill(outcome === 'up' && fault.killAfterMs === undefined ? 'SIGTERM' : 'SIGKILL');
  await ended;
  if (outcome === 'late' && fault.killAfterMs === undefined) said += '\nIt neither came up nor ended.';
  return { up: outcome === 'up', killed: child.signalCode === 'SIGKILL', said, ms };
}
