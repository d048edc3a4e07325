import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { megabyte } from '#domain/format/sizes.ts';
import type { RoomCheck } from '#server/files/free-space.ts';
import { type Cut, folderOf } from './kept-cuts.ts';

/** Some 500 pictures in all their sizes. */
const mostBytes = 512 * megabyte;

/** Copies of files whose home is elsewhere. Nothing is lost with them, so nothing fails for them. */
export function cachedCuts(folder: string, checkRoom: RoomCheck, most = mostBytes) {
  const fileOf = (cut: Cut, name: string) => path.join(folder, folderOf(cut), name);
  return {
    folder,
    read: (cut: Cut, name: string): Promise<Buffer | null> => readFile(fileOf(cut, name)).catch(() => null),
    /** Where there is room for it. */
    keep: async (cut: Cut, name: string, bytes: Uint8Array): Promise<void> => {
      const file = fileOf(cut, name);
      const coming = `${file}.${crypto.randomUUID()}`;
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await checkRoom(folder);
        await writeFile(coming, bytes, { mode: 0o600 });
        await rename(coming, file);
      } catch {
        await rm(coming, { force: true }).catch(() => undefined);
      }
    },
    remove: (cut: Cut) => rm(path.join(folder, folderOf(cut)), { recursive: true, force: true }),
    /** Drops what no cut is known of, and the cuts fetched longest ago where all of them are too much. */
    clear: async (isKnown: (name: string) => boolean): Promise<void> => {
      const known: { place: string; at: number; bytes: number }[] = [];
      for (const name of await readdir(folder).catch(() => [] as string[])) {
        const place = path.join(folder, name);
        if (isKnown(name)) known.push({ place, ...(await sizeOf(place)) });
        else await rm(place, { recursive: true, force: true });
      }
      let bytes = known.reduce((sum, one) => sum + one.bytes, 0);
      for (const one of known.sort((a, b) => a.at - b.at)) {
        if (bytes <= most) return;
        await rm(one.place, { recursive: true, force: true });
        bytes -= one.bytes;
      }
    },
  };
}

/** Bytes of the files in a folder, and when the last one came. */
async function sizeOf(folder: string): Promise<{ at: number; bytes: number }> {
  let [at, bytes] = [0, 0];
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const about = await stat(path.join(folder, name)).catch(() => null);
    at = Math.max(at, about?.mtimeMs ?? 0);
    bytes += about?.size ?? 0;
  }
  return { at, bytes };
}
