import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { tellAs } from '#server/files/bucket/bucket-error.ts';
import type { RoomCheck } from '#server/files/free-space.ts';
import { cachedCuts } from './cached-cuts.ts';
import { cutsInFolder } from './cuts-in-folder.ts';
import { type Cut, folderOf, type KeptCuts } from './kept-cuts.ts';

const madeKeys = 'media/made/';
const silentMessage = () => 'This picture cannot be fetched just now. Please try again in a few minutes.';
/** A bucket that has just failed is not asked again for so long: a page of pictures must not wait for each of them. */
const restMs = 5_000;

type Parts = { bucket: Bucket; media: string; checkRoom: RoomCheck };

/**
 * Cuts that stay in a bucket, under the same names as in a folder, with copies on this machine of those that are asked
 * for. A cut is there when its JPEG is: that one goes last.
 */
export function cutsInBucket({ bucket, media, checkRoom }: Parts): KeptCuts {
  const cache = cachedCuts(path.join(media, 'cache'), checkRoom);
  /** What was not moved yet when the bucket was set: visitors must not miss it meanwhile. */
  const before = cutsInFolder(media);
  const keysOf = (cut: Cut) => `${madeKeys}${folderOf(cut)}/`;
  const underWay = new Map<string, Promise<Buffer | null>>();
  let restsUntil = Number.NEGATIVE_INFINITY;
  let lastFailure: unknown;

  const fetched = async (cut: Cut, name: string): Promise<Buffer | null> => {
    if (performance.now() < restsUntil) return tellAs(silentMessage)(lastFailure);
    try {
      const content = await bucket.get(keysOf(cut) + name);
      const bytes = content && (await buffer(content));
      if (bytes) await cache.keep(cut, name, bytes);
      return bytes;
    } catch (error) {
      restsUntil = performance.now() + restMs;
      lastFailure = error;
      return tellAs(silentMessage)(error);
    }
  };
  const read = async (cut: Cut, file: string) => {
    const name = path.basename(file);
    const here = (await cache.read(cut, name)) ?? (await before.read(cut, name));
    if (here) return here;
    const key = keysOf(cut) + name;
    const waiting = underWay.get(key) ?? fetched(cut, name).finally(() => underWay.delete(key));
    underWay.set(key, waiting);
    return waiting;
  };
  const keys = async (start: string) =>
    (await Array.fromAsync(bucket.list(start))).map((one) => ({
      ...one,
      folder: one.key.slice(madeKeys.length).split('/')[0] ?? '',
    }));

  return {
    read,
    has: async (cut) => (await keys(keysOf(cut))).some(({ key }) => key.endsWith('.jpg')),
    add: async (cut, aside) => {
      const last = (name: string) => Number(name.endsWith('.jpg'));
      const names = (await readdir(aside)).sort((one, other) => last(one) - last(other));
      for (const name of names) {
        const file = path.join(aside, name);
        const bytes = await readFile(file);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        await bucket.put(keysOf(cut) + name, { file, bytes: bytes.length, sha256 });
        await cache.keep(cut, name, bytes);
      }
    },
    remove: async (cut) => {
      await cache.remove(cut);
      await before.remove(cut);
      for (const { key } of await keys(keysOf(cut))) await bucket.remove(key);
    },
    bring: async (files) => {
      for (const { name, ...cut } of files) {
        // What is drawn without it fails by itself, and nothing else does.
        const bytes = await read(cut, name).catch(() => null);
        if (bytes) await cache.keep(cut, name, bytes);
      }
      return cache.folder;
    },
    clear: async (isKnown, before) => {
      await cache.clear(isKnown);
      for (const { key, folder, writtenAt } of await keys(madeKeys))
        if (!isKnown(folder) && writtenAt < before) await bucket.remove(key);
    },
  };
}
