import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followFigures, type SiteFigures } from '#content/this-site/figures.ts';

/** What the last step of the build measured; texts that are read after this say it, as those of the built site do. */
export function builtFigures(): SiteFigures {
  const file = path.resolve(process.env.BUILD_DIR || 'build', 'this-site.json');
  const figures = JSON.parse(readFileSync(file, 'utf8')) as SiteFigures;
  followFigures(figures);
  return figures;
}
