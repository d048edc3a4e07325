import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '#domain/format/sizes.ts';
import type { Env } from '#server/base/env.ts';
import { syncFolder } from '#server/base/sync-folder.ts';
import { keptInBucket } from '#server/files/bucket/kept-in-bucket.ts';
import { createFileStore } from '#server/files/file-store.ts';
import { roomCheck } from '#server/files/free-space.ts';
import { keptInFolder } from '#server/files/kept-in-folder.ts';
import type { SiteBucket } from '#server/files/site-bucket.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { clearFolder } from './clear-folder.ts';
import { cutsInBucket } from './cuts-in-bucket.ts';
import { cutsInFolder } from './cuts-in-folder.ts';
import type { Cut, KeptCuts } from './kept-cuts.ts';

export type MediaFiles = Omit<KeptCuts, 'add'> & {
  /** What was uploaded, as it came; never served. */
  originals: FileStore;
  /** Fills a folder aside and puts it in its place as a whole, so that a cut has all of its files or none. */
  put: (cut: Cut, fill: (folder: string) => Promise<boolean>) => Promise<boolean>;
};

type Place = Pick<Env, 'DATA_DIR' | 'UPLOADS_LEAVE_FREE_MB'>;

/** The files of the library of pictures: in a folder that all instances share, or in the bucket of the environment. */
export function mediaFiles(
  { DATA_DIR, UPLOADS_LEAVE_FREE_MB }: Place,
  siteBucket: SiteBucket | null,
): MediaFiles {
  const media = path.join(DATA_DIR, 'media');
  const making = path.join(media, 'making');
  const checkRoom = roomCheck(UPLOADS_LEAVE_FREE_MB * megabyte);
  const { add, ...cuts } = siteBucket
    ? cutsInBucket({ bucket: siteBucket.bucket, media, checkRoom })
    : cutsInFolder(media);
  return {
    ...cuts,
    originals: createFileStore({
      folder: media,
      kept: siteBucket ? keptInBucket({ ...siteBucket, folder: 'media' }) : keptInFolder(media, DATA_DIR),
      randomId: () => crypto.randomUUID(),
      checkRoom,
    }),
    put: async (cut, fill) => {
      await mkdir(making, { recursive: true, mode: 0o700 });
      await checkRoom(making);
      const aside = await mkdtemp(path.join(making, `${cut.id}-`));
      try {
        if (!(await fill(aside))) return false;
        await syncFolder(aside);
        await add(cut, aside);
        return true;
      } finally {
        await rm(aside, { recursive: true, force: true });
      }
    },
    clear: async (isKnown, before) => {
      await clearFolder(making, () => false, before);
      await cuts.clear(isKnown, before);
    },
  };
}
