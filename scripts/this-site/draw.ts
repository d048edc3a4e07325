import path from 'node:path';
import { measuredDrawings, measuredSize } from '#art/exhibits/this-site/measured.ts';
import type { MeasuredDrawing } from '#content/schema/exhibit.ts';
import type { SiteFigures, SiteMeasures } from '#content/this-site/figures.ts';
import { openCache } from '#scripts/images/cache.ts';
import { pictureJob } from '#scripts/images/job.ts';
import { toolKey } from '#scripts/images/jobs.ts';
import { listed } from '#scripts/images/listed.ts';

const names = Object.keys(measuredDrawings) as MeasuredDrawing[];

/**
 * Draws the sheets of what was measured into the pictures of a build; unchanged ones come from a cache.
 * @param mark gives sheets that look the same another name; 0 for none
 */
export async function drawFigures(
  figures: SiteMeasures,
  client: string,
  mark: number,
): Promise<SiteFigures['drawings']> {
  const cache = openCache('.cache/images/measured');
  const tools = toolKey();
  const made = await Promise.all(
    names.map(async (name) => {
      const svg = measuredDrawings[name](figures) + (mark > 0 ? `<!-- ${mark} -->` : '');
      const job = pictureJob({ name, ...measuredSize }, { kind: 'drawing', svg }, tools);
      const known = cache.find(name, job.key);
      if (known) return { name, key: job.key, made: known };
      const { entry, renditions } = await job.make();
      return { name, key: job.key, made: cache.keep(name, job.key, entry, renditions) };
    }),
  );
  for (const one of made) cache.publish(one.made.files, path.join(client, 'images'));
  cache.prune(new Map(made.map((one) => [one.name, one])));
  return Object.fromEntries(made.map((one) => [one.name, listed(one.made.entry)])) as SiteFigures['drawings'];
}

/** As large on a page as the real ones, for measuring pages before anything is drawn. */
export function undrawn(): SiteFigures['drawings'] {
  const { width, height, widths } = measuredSize;
  const sources = { key: '0123456789ab', formats: ['avif', 'webp'], widths };
  const one = listed({ width, height, colour: '#000000', sources });
  return Object.fromEntries(names.map((name) => [name, one])) as SiteFigures['drawings'];
}
