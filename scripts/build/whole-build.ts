import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '#scripts/machine/is-running.ts';

/** Written last into the folder of a build: a folder that has it is complete. */
const stampName = '.stamp';

/** The fingerprint of the sources of a build; null when the folder has no complete build. */
export function stampOf(folder: string): string | null {
  const file = path.join(folder, stampName);
  return existsSync(path.join(folder, 'main.js')) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The temporary folder of a build, beside the served one, so that a rename is enough to replace it. */
export function folderForNext(folder: string): string {
  return `${folder}-next-${process.pid}`;
}

/**
 * Replaces the served build with a finished one. If the process dies between the two renames, `recover` completes
 * it.
 */
export function takeItsPlace(next: string, folder: string, stamp: string): void {
  writeFileSync(path.join(next, stampName), stamp);
  const before = `${folder}-old-${process.pid}`;
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(next, folder);
  rmSync(before, { recursive: true, force: true });
}

/**
 * Cleans up after builds that died: a complete one takes the place of a missing one, everything else is removed.
 */
export function recover(folder: string): void {
  const left = leftBehind(folder);
  if (stampOf(folder) === null) {
    const whole = left.find((one) => stampOf(one) !== null);
    if (whole) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(whole, folder);
    }
  }
  for (const one of left) rmSync(one, { recursive: true, force: true });
}

/** Newer ones first: '-next-' before '-old-'. Folders of a running build are left alone. */
function leftBehind(folder: string): string[] {
  const parent = path.dirname(path.resolve(folder));
  const name = path.basename(folder);
  const pidOf = (entry: string) =>
    entry.startsWith(name) ? /^-(?:next|old)-(\d+)$/.exec(entry.slice(name.length))?.[1] : undefined;
  return readdirSync(parent)
    .filter((entry) => {
      const pid = pidOf(entry);
      return pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
    })
    .sort()
    .map((entry) => path.join(parent, entry));
}
