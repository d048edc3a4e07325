import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running.ts';

/**
 * Makes a folder that belongs to this process, and removes those that others left behind: a run that is killed cannot, and
 * a few of them fill a disk. (PostgreSQL ends by itself once its folder is gone.)
 * @param name what the folders of one kind begin with
 */
export function ownFolder(parent: string, name: string): string {
  for (const entry of readdirSync(parent)) {
    const owner = entry.startsWith(`${name}-`) && /^(\d+)-/.exec(entry.slice(name.length + 1))?.[1];
    // Somebody else's, whom only they may clear away, is no reason to end.
    if (owner && !isRunning(Number(owner))) removeIfAllowed(path.join(parent, entry));
  }
  return mkdtempSync(path.join(parent, `${name}-${process.pid}-`));
}

function removeIfAllowed(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Left to its owner.
  }
}
