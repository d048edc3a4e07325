import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the program that works on pictures lies: beside this one, in the build or among the sources. */
export const pictureProgram = (): string => programAt('picture-maker', '.');

/** Where the program that draws lies. */
export const drawingProgram = (): string => programAt('drawing-maker', '../../art/press');

/** Where the program of the thread that reads letters lies. */
export const letterProgram = (): URL => pathToFileURL(programAt('letter-worker', '.'));

function programAt(name: string, amongSources: string): string {
  const built = path.join(import.meta.dirname, `${name}.js`);
  return existsSync(built) ? built : path.join(import.meta.dirname, amongSources, `${name}.ts`);
}
