import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '#server/base/sync-folder.ts';
import { takeProcessLock } from '#server/db/sqlite/process-lock.ts';
import { emptyFolder } from './files.ts';

/** A lock that is gone with the process that holds it, however that ends. */
const lockName = 'lock';

/**
 * Runs something while a folder in DATA_DIR says that it is going on. It begins empty, and is gone only when all is
 * done: what was cut short leaves it, and whoever comes next goes on from there.
 * @param again whether it was there already
 * @throws Error with a sentence when another process is at it
 */
export async function whileMarked<T>(mark: string, again: boolean, run: () => Promise<T>): Promise<T> {
  const made = await mkdir(mark, { recursive: true, mode: 0o700 });
  if (!made && !again) throw new Error(running(mark));
  const lock = hold(mark);
  try {
    await emptyFolder(mark, lockName);
    const result = await run();
    await syncFolder(path.dirname(mark));
    // The mark goes last: a folder that is half removed is still one.
    await emptyFolder(mark, lockName);
    await rm(path.join(mark, lockName));
    await rmdir(mark);
    return result;
  } finally {
    lock.close();
  }
}

function hold(mark: string): DatabaseSync {
  const file = path.join(mark, lockName);
  const lock = orGone(mark, () => takeProcessLock(file));
  // Its holder may have come to its end since this was opened.
  if (lock && existsSync(file)) return lock;
  lock?.close();
  throw new Error(running(mark));
}

function orGone(mark: string, take: () => DatabaseSync | null): DatabaseSync | null {
  try {
    return take();
  } catch (error) {
    throw existsSync(mark) ? error : new Error(running(mark), { cause: error });
  }
}

const running = (mark: string) =>
  `DATA_DIR: another process is putting a backup into ${path.dirname(mark)} at this very moment.`;
