import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/base/sync-folder.ts';
import { clearFolder } from './clear-folder.ts';
import { type Cut, folderOf, type KeptCuts } from './kept-cuts.ts';

/** Cuts that stay in the data directory, a folder each. */
export function cutsInFolder(media: string): KeptCuts {
  const made = path.join(media, 'made');
  const place = (cut: Cut) => path.join(made, folderOf(cut));
  const has = async (cut: Cut) => Boolean(await stat(place(cut)).catch(() => null));
  return {
    has,
    add: async (cut, aside) => {
      await mkdir(made, { recursive: true, mode: 0o700 });
      await rename(aside, place(cut)).catch(async (error: unknown) => {
        // Another instance was faster; what it made is the same.
        if (!(await has(cut))) throw error;
      });
      await syncFolder(made);
    },
    read: (cut, name) =>
      readFile(path.join(place(cut), path.basename(name))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (cut) => rm(place(cut), { recursive: true, force: true }),
    bring: async () => made,
    clear: (isKnown, before) => clearFolder(made, isKnown, before),
  };
}
