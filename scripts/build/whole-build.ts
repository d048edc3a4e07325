import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written last, into the folder in which a build is prepared: a folder that has it is whole. */
const stampName = '.stamp';

/** The fingerprint of what a folder was built from; null when it holds no whole build. */
export function stampOf(folder: string): string | null {
  const file = path.join(folder, stampName);
  return existsSync(path.join(folder, 'main.js')) && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Where a build is prepared: beside the one that is served, so that a rename is enough to take its place. */
export function folderForNext(folder: string): string {
  return `${folder}-next-${process.pid}`;
}

/** Puts a finished build in the place of the one before. Cut short between two renames, `recover` ends it. */
export function takeItsPlace(next: string, folder: string, stamp: string): void {
  writeFileSync(path.join(next, stampName), stamp);
  const before = `${folder}-old-${process.pid}`;
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(next, folder);
  rmSync(before, { recursive: true, force: true });
}

/** Ends what builds have left that died: a whole one takes the place that is empty, all else is removed. */
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

/** Newer ones first: '-next-' before '-old-'. Those of a build that is under way belong to it. */
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
