import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dayMs } from '#domain/format/durations.ts';
import { takeProcessLock } from '#server/db/sqlite/process-lock.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const;

/** What the name of a folder ends with that is being filled, or was when its process was killed. */
export const unfinished = '.unfinished';
/** Copies that are being made, and those on which a version is tried; what others call so stays theirs. */
const ownName = /^foreshore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.unfinished$|\.trial\.unfinished$/;
/** Held while the folder is filled, and gone with the process that holds it. */
const lockName = 'lock';
/** Where nothing says whether somebody still fills it: a disk that knows no locks, or an earlier version. */
const leftMs = dayMs;

/**
 * Makes a folder that is about to be filled, and holds it. A signal that ends the process takes the folder along.
 * @returns gives it back and leaves nothing of that in it
 * @throws the system's error when it is there already or cannot be made
 */
export async function beginUnfinished(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { mode: 0o700 });
  const file = path.join(folder, lockName);
  const lock = lockOf(file);
  const forget = onSignal(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return async () => {
    forget();
    if (lock?.isOpen) lock.close();
    await rm(file, { force: true });
  };
}

/** Does something before a signal ends this process, as it would have without that. @returns takes it back */
function onSignal(tidy: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    forget();
    try {
      tidy();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  const forget = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return forget;
}

/**
 * Removes what processes that are no more have left unfinished: a few such nights fill a small disk. What cannot be
 * removed stays, for it is no reason to make no copy.
 */
export async function dropUnfinished(into: string): Promise<void> {
  for (const name of (await readdir(into).catch(() => [])).filter((one) => ownName.test(one))) {
    const folder = path.join(into, name);
    if (await isLeft(folder)) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether a process that runs fills a folder at this moment, as far as that can be told. */
export function isBeingFilled(folder: string): boolean {
  return holderOf(folder) === 'running';
}

async function isLeft(folder: string): Promise<boolean> {
  const holder = holderOf(folder);
  if (holder !== 'unknown') return holder === 'gone';
  const about = await stat(folder).catch(() => null);
  return about !== null && about.mtimeMs < Date.now() - leftMs;
}

function holderOf(folder: string): 'running' | 'gone' | 'unknown' {
  const file = path.join(folder, lockName);
  if (!existsSync(file)) return 'unknown';
  const lock = lockOf(file);
  lock?.close();
  if (lock === undefined) return 'unknown';
  return lock ? 'gone' : 'running';
}

/** @returns the lock, null while another process has it, undefined where it cannot be told */
function lockOf(file: string): DatabaseSync | null | undefined {
  try {
    return takeProcessLock(file);
  } catch {
    return undefined;
  }
}
