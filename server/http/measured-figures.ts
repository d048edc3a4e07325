import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFigures } from '#content/this-site/figures.ts';

/** Written beside the server by the last step of a build (scripts/this-site/write.ts). */
export const figuresFile = 'this-site.json';

/** What the build measured of the site that runs; null while it is being built, and in development. */
export function measuredFigures(): SiteFigures | null {
  const file = path.join(import.meta.dirname, '..', figuresFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteFigures) : null;
}
