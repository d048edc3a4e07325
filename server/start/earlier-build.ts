import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Lies in the folder of a build that is served although a later one was wanted and failed; says why. */
export const earlierBuildFile = 'earlier-build.txt';

/** Why this build is served and not one of today's sources, in sentences; null when it is today's. */
export function earlierBuildNote(buildFolder: string): string | null {
  const file = path.join(buildFolder, earlierBuildFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || null : null;
}
