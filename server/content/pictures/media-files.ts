import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '#domain/format/sizes.ts';
import type { Env } from '#server/base/env.ts';
import { syncFolder } from '#server/base/sync-folder.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { roomCheck } from '#server/files/free-space.ts';
import { keptInFolder } from '#server/files/kept-in-folder.ts';
import type { FileStore } from '#server/ports/file-store.ts';

type Cut = { id: string; cut: string };

export type MediaFiles = {
  /** What was uploaded, as it came; never served. */
  originals: FileStore;
  /** Fills a folder aside and puts it in its place as a whole, so that a cut has all of its files or none. */
  put: (cut: Cut, fill: (folder: string) => Promise<boolean>) => Promise<boolean>;
  has: (cut: Cut) => Promise<boolean>;
  /** One file of a cut; null when there is none. */
  read: (cut: Cut, name: string) => Promise<Buffer | null>;
  remove: (cut: Cut) => Promise<void>;
  /** Where the folders of cuts lie, and those that are being filled. */
  folders: { made: string; making: string };
};

type Place = Pick<Env, 'DATA_DIR' | 'UPLOADS_LEAVE_FREE_MB'>;

/** The files of the library of pictures, in a folder of the data directory that all instances share. */
export function mediaFiles({ DATA_DIR, UPLOADS_LEAVE_FREE_MB }: Place): MediaFiles {
  const media = path.join(DATA_DIR, 'media');
  const folders = { made: path.join(media, 'made'), making: path.join(media, 'making') };
  const checkRoom = roomCheck(UPLOADS_LEAVE_FREE_MB * megabyte);
  const place = ({ id, cut }: Cut) => {
    if (!/^[0-9a-f]{16}$/.test(id) || !/^[0-9a-f]{8}$/.test(cut)) throw new Error('This names no picture.');
    return path.join(folders.made, `${id}-${cut}`);
  };
  const has = async (cut: Cut) => Boolean(await stat(place(cut)).catch(() => null));
  return {
    originals: createFileStore({
      folder: media,
      kept: keptInFolder(media, DATA_DIR),
      randomId: () => crypto.randomUUID(),
      checkRoom,
    }),
    folders,
    has,
    put: async (cut, fill) => {
      await mkdir(folders.made, { recursive: true, mode: 0o700 });
      await mkdir(folders.making, { recursive: true, mode: 0o700 });
      await checkRoom(folders.making);
      const aside = await mkdtemp(path.join(folders.making, `${cut.id}-`));
      try {
        if (!(await fill(aside))) return false;
        await syncFolder(aside);
        await rename(aside, place(cut)).catch(async (error: unknown) => {
          // Another instance was faster; what it made is the same.
          if (!(await has(cut))) throw error;
        });
        await syncFolder(folders.made);
        return true;
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
    read: (cut, name) =>
      readFile(path.join(place(cut), path.basename(name))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (cut) => rm(place(cut), { recursive: true, force: true }),
  };
}
