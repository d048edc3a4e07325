import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '#domain/format/sizes.ts';
import type { Env } from '#server/base/env.ts';
import { syncFolder } from '#server/base/sync-folder.ts';
import { roomCheck } from '#server/files/free-space.ts';

type Drawn = { name: string; key: string };

export type DrawnFiles = {
  has: (drawn: Drawn) => Promise<boolean>;
  /** A folder aside, to be filled. @throws Error when the disk is nearly full */
  begin: () => Promise<string>;
  /** Puts a filled folder in its place as a whole: a drawing has all of its files or none. */
  finish: (drawn: Drawn, aside: string) => Promise<void>;
  drop: (aside: string) => Promise<void>;
  /** One file of a drawing; null when there is none. */
  read: (drawn: Drawn, file: string) => Promise<Buffer | null>;
  /** All that was drawn, by the names of folders. */
  list: () => Promise<string[]>;
  /** When something was drawn, or last noted to be needed; null when it is gone. Epoch milliseconds. */
  neededAt: (folder: string) => Promise<number | null>;
  noteNeeded: (folder: string, at: number) => Promise<void>;
  /** Takes one away as a whole. */
  remove: (folder: string) => Promise<void>;
};

/** The files of drawings in other words, beside those of the library of pictures; all instances share them. */
export function drawnFiles({
  DATA_DIR,
  UPLOADS_LEAVE_FREE_MB,
}: Pick<Env, 'DATA_DIR' | 'UPLOADS_LEAVE_FREE_MB'>): DrawnFiles {
  const media = path.join(DATA_DIR, 'media');
  const folders = { drawn: path.join(media, 'drawn'), making: path.join(media, 'making') };
  const checkRoom = roomCheck(UPLOADS_LEAVE_FREE_MB * megabyte);
  const place = ({ name, key }: Drawn) => {
    if (!/^[a-z0-9-]{1,100}$/.test(name) || !/^[0-9a-f]{28}$/.test(key))
      throw new Error('This names no drawing.');
    return path.join(folders.drawn, `${name}.${key}`);
  };
  const has = async (drawn: Drawn) => Boolean(await stat(place(drawn)).catch(() => null));
  return {
    has,
    begin: async () => {
      await mkdir(folders.drawn, { recursive: true, mode: 0o700 });
      await mkdir(folders.making, { recursive: true, mode: 0o700 });
      await checkRoom(folders.making);
      return mkdtemp(path.join(folders.making, 'drawn-'));
    },
    finish: async (drawn, aside) => {
      await syncFolder(aside);
      await rename(aside, place(drawn)).catch(async (error: unknown) => {
        // Another instance was faster; what it drew is the same.
        if (!(await has(drawn))) throw error;
      });
      await syncFolder(folders.drawn);
    },
    // What a disk does not let go is swept later: nobody who asked for the drawing is to fail for it.
    drop: (aside) => rm(aside, { recursive: true, force: true }).catch(() => undefined),
    read: (drawn, file) =>
      readFile(path.join(place(drawn), path.basename(file))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    list: () => readdir(folders.drawn).catch(() => []),
    neededAt: async (folder) => {
      const about = await stat(path.join(folders.drawn, folder)).catch(() => null);
      return about?.mtimeMs ?? null;
    },
    noteNeeded: (folder, at) =>
      utimes(path.join(folders.drawn, folder), at / 1000, at / 1000).catch(() => undefined),
    remove: async (folder) => {
      // Out of its place first: who dies in between leaves nothing half there.
      const aside = path.join(folders.making, `gone-${crypto.randomUUID()}`);
      await mkdir(folders.making, { recursive: true, mode: 0o700 });
      const moved = await rename(path.join(folders.drawn, folder), aside).catch(() => 'gone');
      if (moved === undefined) await rm(aside, { recursive: true, force: true });
    },
  };
}
