import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#server/base/env.ts';
import { openDataFolder } from '#server/db/data-folder.ts';
import { takeProcessLock } from './process-lock.ts';
import { sqliteFailure } from './sqlite-failure.ts';

/** It begins as the database's own files do, so that copies which leave those out leave it out as well. */
const lockName = 'foreshore.sqlite.lock';
/** One that was asked to stop gives its port back before it is done with its database. */
const waitsMs = 5_000;
const againMs = 100;

type Waiting = { waitMs?: number; asked?: AbortSignal | undefined };

/**
 * Keeps an embedded database for one site, as long as that runs: a second one, of another version or on another port,
 * would bring it to another schema under its feet. Commands of an operator run beside a site and do not ask.
 * @returns gives it back
 * @throws Error with a sentence that names the folder when a site runs on it, and does not end soon
 */
export async function holdForOneSite(
  dataDir: string,
  { waitMs = waitsMs, asked }: Waiting = {},
): Promise<() => void> {
  openDataFolder(dataDir);
  const until = performance.now() + waitMs;
  for (;;) {
    const lock = take(dataDir);
    if (lock) return () => void (lock.isOpen && lock.close());
    if (performance.now() >= until) throw new Error(taken(dataDir));
    await pause(againMs, undefined, { signal: asked });
  }
}

/** The same for a site with these settings. On PostgreSQL, where there may be several, nothing is held. */
export async function holdSite(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  waiting?: Waiting,
): Promise<() => void> {
  return DATABASE_URL ? () => {} : holdForOneSite(DATA_DIR, waiting);
}

function take(dataDir: string) {
  try {
    return takeProcessLock(path.join(dataDir, lockName));
  } catch (error) {
    throw sqliteFailure(error);
  }
}

const taken = (dataDir: string) =>
  `DATA_DIR: a site runs on ${dataDir} already, and an embedded database is for one. Stop that site, or name another folder; several need PostgreSQL (DATABASE_URL).`;
