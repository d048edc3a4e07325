import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { megabyte } from '#domain/format/sizes.ts';
import { syncFolder } from '#server/base/sync-folder.ts';
import type { FileStore, TakenFile } from '#server/ports/file-store.ts';
import { asideFolder } from './aside.ts';
import type { RoomCheck } from './free-space.ts';

const namePattern = /^[0-9a-f-]{36}$/;

/** Files in a folder of the data directory, outside of everything that is served. */
export function diskFileStore(
  folder: string,
  randomId: () => string,
  checkRoom: RoomCheck = async () => undefined,
): FileStore {
  const arriving = path.join(folder, 'tmp');
  const kept = path.join(folder, 'kept');
  const aside = asideFolder(path.join(folder, 'aside'));
  const place = (parent: string, storedName: string) => {
    if (!namePattern.test(storedName)) throw new Error('This is not the name of a stored file.');
    return path.join(parent, storedName);
  };

  return {
    take: async (content, maxBytes) => {
      const storedName = randomId();
      await mkdir(arriving, { recursive: true });
      await checkRoom(arriving);
      const target = place(arriving, storedName);
      const handle = await open(target, 'wx', 0o600);
      try {
        const written = await write(handle, content, maxBytes, () => checkRoom(arriving));
        if (written) await handle.sync();
        else await rm(target, { force: true });
        return written && { storedName, ...written };
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
    },

    inspect: async (file, look) => {
      const handle = await open(place(arriving, file.storedName));
      try {
        return await look(async (offset, length) => {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        });
      } finally {
        await handle.close();
      }
    },

    tryWriting: async (bytes) => {
      await mkdir(arriving, { recursive: true });
      const target = place(arriving, randomId());
      try {
        await writeFile(target, Buffer.alloc(bytes), { flag: 'wx', mode: 0o600, flush: true });
      } finally {
        await rm(target, { force: true });
      }
    },

    keep: async (file) => {
      await mkdir(kept, { recursive: true });
      await rename(place(arriving, file.storedName), place(kept, file.storedName));
      // The rename itself must survive a power cut, since the lead is committed next.
      await syncFolder(kept);
    },

    discard: async (storedName) => {
      await rm(place(arriving, storedName), { force: true });
      await rm(place(kept, storedName), { force: true });
      await aside.discard(storedName);
    },

    open: async (storedName) => {
      const file = place(kept, storedName);
      const found = (await stat(file).catch(() => null)) ? file : await aside.find(storedName);
      return found ? createReadStream(found) : null;
    },

    setAside: (storedName, at) => aside.add(place(kept, storedName), at),
    takeBack: (storedName) => aside.takeBack(storedName, place(kept, storedName)),
    aside: async () => (await aside.list()).filter(({ storedName }) => namePattern.test(storedName)),

    olderThan: async (at) => [...(await older(arriving, at, false)), ...(await older(kept, at, true))],
  };
}

/** How much is written between two looks at the room that is left. */
const checkEveryBytes = megabyte;

async function write(
  handle: FileHandle,
  content: Readable,
  maxBytes: number,
  checkRoom: () => Promise<void>,
): Promise<Pick<TakenFile, 'bytes' | 'sha256'> | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  let checkedAt = 0;
  // The stream is left usable when it is too large: its sender is read past, not cut off.
  for await (const piece of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) return null;
    if (bytes - checkedAt >= checkEveryBytes) {
      checkedAt = bytes;
      await checkRoom();
    }
    hash.update(piece);
    await handle.writeFile(piece);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function older(folder: string, at: number, kept: boolean) {
  const names = await readdir(folder).catch(() => [] as string[]);
  const found: Array<{ storedName: string; kept: boolean }> = [];
  for (const storedName of names.filter((name) => namePattern.test(name))) {
    const about = await stat(path.join(folder, storedName)).catch(() => null);
    if (about && about.mtimeMs < at) found.push({ storedName, kept });
  }
  return found;
}
