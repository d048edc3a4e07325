import { chmodSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { ownFolder } from '#scripts/machine/own-folder.ts';

/** Where Linux has a folder in memory. */
const inMemory = '/dev/shm';
const needed = 2 * 1024 ** 3;

/**
 * Makes a folder in memory for the stores of a run, which it loses when it ends: a killed process loses nothing that
 * way, and waiting for a disk proves nothing.
 * @returns null where there is no such folder, or little room, as in a container
 */
export function memoryFolder(): string | null {
  try {
    // First: what a run that was killed has left gives its room back.
    const folder = ownFolder(inMemory, 'foreshore-tests');
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < needed) {
      rmSync(folder, { recursive: true });
      return null;
    }
    // The mail server of the tests runs as a user of its own, and reaches its folder in this one.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
    }
    return folder;
  } catch {
    return null;
  }
}
