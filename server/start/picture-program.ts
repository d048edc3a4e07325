import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the program that works on pictures lies: beside this one, in the build or among the sources. */
export function pictureProgram(): string {
  const built = path.join(import.meta.dirname, 'picture-maker.js');
  return existsSync(built) ? built : path.join(import.meta.dirname, 'picture-maker.ts');
}
