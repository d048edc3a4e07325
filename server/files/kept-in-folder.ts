import { createReadStream } from 'node:fs';
import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder } from '#server/base/sync-folder.ts';
import { asideFolder } from './aside.ts';
import { folderPlace } from './folder-place.ts';
import type { KeptFiles } from './kept-files.ts';
import { olderFiles } from './older-files.ts';
import { checkedName, isStoredName } from './stored-name.ts';

/** Files that stay in a folder of the data directory, outside of everything that is served. */
export function keptInFolder(folder: string, dataDir: string): KeptFiles {
  const kept = path.join(folder, 'kept');
  const aside = asideFolder(path.join(folder, 'aside'));
  const place = (storedName: string) => path.join(kept, checkedName(storedName));

  return {
    add: async (file, { storedName }) => {
      await mkdir(kept, { recursive: true });
      await rename(file, place(storedName));
      // The rename itself must survive a power cut, since the lead is committed next.
      await syncFolder(kept);
    },

    discard: async (storedName) => {
      await rm(place(storedName), { force: true });
      await aside.discard(storedName);
    },

    open: async (storedName) => {
      const file = place(storedName);
      const found = (await stat(file).catch(() => null)) ? file : await aside.find(storedName);
      return found ? Readable.from(bytesOf(found), { objectMode: false }) : null;
    },

    kept: (before) => olderFiles(kept, before),
    setAside: (storedName, at) => aside.add(place(storedName), at),
    takeBack: (storedName) => aside.takeBack(storedName, place(storedName)),
    aside: async () => (await aside.list()).filter(({ storedName }) => isStoredName(storedName)),
    // The disk is that of where files arrive, which is tried already; whose the folder is may differ, after a copy by root.
    tryWriting: async () => {
      await mkdir(kept, { recursive: true });
      await access(kept, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    place: folderPlace(dataDir),
  };
}

/** Opened with the first byte that is asked for: who leaves before that leaves nothing open. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file) as AsyncIterable<Buffer>;
}
