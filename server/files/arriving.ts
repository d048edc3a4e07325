import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { megabyte } from '#domain/format/sizes.ts';
import type { FileStore, TakenFile } from '#server/ports/file-store.ts';
import type { RoomCheck } from './free-space.ts';
import { olderFiles } from './older-files.ts';
import { checkedName } from './stored-name.ts';

type Arriving = Pick<FileStore, 'take' | 'inspect' | 'drop' | 'unfinished' | 'tryWriting'> & {
  /** Where a file lies that was taken in. */
  fileOf: (storedName: string) => string;
};

/** Files while they are written and looked at, in a folder of this machine, wherever they will stay. */
export function arrivingFiles(folder: string, randomId: () => string, checkRoom: RoomCheck): Arriving {
  const fileOf = (storedName: string) => path.join(folder, checkedName(storedName));
  return {
    fileOf,

    take: async (content, maxBytes) => {
      const storedName = randomId();
      await mkdir(folder, { recursive: true });
      await checkRoom(folder);
      const target = fileOf(storedName);
      const handle = await open(target, 'wx', 0o600);
      try {
        const written = await write(handle, content, maxBytes, () => checkRoom(folder));
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
      const handle = await open(fileOf(file.storedName));
      try {
        return await look(async (offset, length) => {
          const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        });
      } finally {
        await handle.close();
      }
    },

    drop: (storedName) => rm(fileOf(storedName), { force: true }),
    unfinished: (before) => olderFiles(folder, before),

    tryWriting: async (bytes) => {
      await mkdir(folder, { recursive: true });
      const target = fileOf(randomId());
      try {
        await writeFile(target, Buffer.alloc(bytes), { flag: 'wx', mode: 0o600, flush: true });
      } finally {
        await rm(target, { force: true });
      }
    },
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
