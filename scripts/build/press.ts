import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from '#art/press/fonts.ts';

/** Puts what drawing needs beside the programs of the server: fonts, and drawings that are files. */
export function bringPress(server: string): void {
  const press = path.join(server, 'press');
  mkdirSync(path.join(press, 'logos'), { recursive: true });
  const drawn = ['.', 'logos'].flatMap((folder) =>
    readdirSync(path.join('art', folder))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.join(folder, file)),
  );
  for (const file of drawn) copyFileSync(path.join('art', file), path.join(press, file));
  for (const file of fontFiles) copyFileSync(file, path.join(press, path.basename(file)));
}
