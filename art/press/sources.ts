import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '#art/catalogue.ts';
import { measuredDrawings, measuredSize } from '#art/exhibits/this-site/measured.ts';
import type { SiteMeasures } from '#content/this-site/figures.ts';
import { drawFile } from './own-words.ts';

/** Files of drawings beside the programs of a built site, or among the sources. */
const brought = path.join(import.meta.dirname, 'press');
const folder = existsSync(brought) ? brought : path.join(import.meta.dirname, '..');

type DrawingSource = {
  draw: () => string;
  widths: readonly number[];
  /** Whether the page shows through where nothing is drawn. */
  clear?: boolean | undefined;
};

/**
 * How a drawing is drawn, and how wide its files are; none for vectors.
 * @param figures what was measured, for a sheet that is drawn of it
 * @throws Error for one that there is not
 */
export function sourceOf(name: string, figures?: object): DrawingSource {
  if (figures && Object.hasOwn(measuredDrawings, name)) {
    const draw = measuredDrawings[name as keyof typeof measuredDrawings];
    return { draw: () => draw(figures as SiteMeasures), widths: measuredSize.widths };
  }
  if (name.startsWith('logo-'))
    return { draw: () => drawFile(read(path.join('logos', `${name.slice(5)}.svg`))), widths: [] };
  const found = catalogue.find((one) => one.name === name);
  if (!found) throw new Error(`There is no drawing '${name}'.`);
  const own = `${name}.svg`;
  if (existsSync(path.join(folder, own)))
    return { draw: () => drawFile(read(own)), widths: found.widths, clear: found.clear };
  if (!found.draw) throw new Error(`The drawing '${name}' has no source.`);
  return { draw: found.draw, widths: found.widths, clear: found.clear };
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
