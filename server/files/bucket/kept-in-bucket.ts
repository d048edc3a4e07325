import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { idFile } from '#server/files/belonging.ts';
import { noRoomMessage } from '#server/files/free-space.ts';
import type { KeptFiles } from '#server/files/kept-files.ts';
import { checkedName, isStoredName } from '#server/files/stored-name.ts';
import type { Bucket } from './bucket.ts';
import { tellAs } from './bucket-error.ts';
import type { BucketPlace } from './bucket-place.ts';
import { tryWriting } from './try-bucket.ts';

const silentMessage = () =>
  'The storage of files does not answer just now. Please try again in a few minutes.';

const writtenForMs = 10 * minuteMs;

type Parts = {
  bucket: Bucket;
  place: BucketPlace;
  /** In front of all keys, as the folder is called in DATA_DIR. */
  folder: 'uploads' | 'media';
};

/** Files that stay in a bucket, under the same names as in a folder, so that they can be moved from one to the other. */
export function keptInBucket({ bucket, place, folder }: Parts): KeptFiles {
  const asideKeys = `${folder}/aside/`;
  const keptKeys = `${folder}/kept/`;
  const keyOf = (storedName: string) => keptKeys + checkedName(storedName);
  let wroteAt = Number.NEGATIVE_INFINITY;

  async function* allAside() {
    for await (const { key } of bucket.list(asideKeys)) {
      const [day = '', storedName = ''] = key.slice(asideKeys.length).split('/');
      const since = Date.parse(`${day}T00:00:00Z`) + dayMs;
      if (isStoredName(storedName) && !Number.isNaN(since)) yield { key, storedName, since };
    }
  }
  /** A file may have been set aside twice, by a process that died between copying and deleting. */
  const asideOf = async (storedName: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const one of allAside()) if (one.storedName === checkedName(storedName)) keys.push(one.key);
    return keys;
  };
  const move = async (from: string, to: string) => {
    if (await bucket.copy(from, to)) await bucket.remove(from);
  };

  return {
    add: async (file, { storedName, bytes, sha256 }) => {
      wroteAt = Number.NEGATIVE_INFINITY;
      await bucket.put(keyOf(storedName), { file, bytes, sha256 }).catch(tellAs(noRoomMessage));
      wroteAt = performance.now();
    },

    discard: async (storedName) => {
      const discardAll = async () => {
        await bucket.remove(keyOf(storedName));
        for (const key of await asideOf(storedName)) await bucket.remove(key);
      };
      await discardAll().catch(tellAs(silentMessage));
    },

    open: async (storedName) => {
      const find = async () => {
        const content = await bucket.get(keyOf(storedName));
        if (content) return content;
        const [key] = await asideOf(storedName);
        return key === undefined ? null : bucket.get(key);
      };
      return find().catch(tellAs(silentMessage));
    },

    kept: async (before) => {
      const names: string[] = [];
      for await (const { key, writtenAt } of bucket.list(keptKeys)) {
        const name = key.slice(keptKeys.length);
        if (isStoredName(name) && writtenAt < before) names.push(name);
      }
      return names;
    },

    setAside: (storedName, at) =>
      move(keyOf(storedName), `${asideKeys}${new Date(at).toISOString().slice(0, 10)}/${storedName}`),

    takeBack: async (storedName) => {
      for (const key of await asideOf(storedName)) await move(key, keyOf(storedName));
    },

    aside: async () => {
      const found = await Array.fromAsync(allAside());
      return found.map(({ storedName, since }) => ({ storedName, since }));
    },

    tryWriting: async () => {
      // Each writing is paid for: once it has worked, asking whether somebody answers does for a while.
      if (performance.now() - wroteAt < writtenForMs) return void (await bucket.has(idFile));
      await tryWriting(bucket);
      wroteAt = performance.now();
    },
    place,
  };
}
