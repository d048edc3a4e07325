import path from 'node:path';
import type { FileStore } from '#server/ports/file-store.ts';
import { arrivingFiles } from './arriving.ts';
import type { RoomCheck } from './free-space.ts';
import type { KeptFiles } from './kept-files.ts';
import { unscanned } from './malware/malware-check.ts';

type Parts = {
  /** Folder of this machine in which files arrive. */
  folder: string;
  kept: KeptFiles;
  randomId: () => string;
  checkRoom: RoomCheck;
  /** What looks for malware in what has arrived. */
  scan?: (inspect: FileStore['inspect']) => Pick<FileStore, 'malwareIn' | 'scanner'>;
};

/** Files that arrive on this machine's disk, bounded and looked at, and stay wherever `kept` says. */
export function createFileStore({ folder, kept, randomId, checkRoom, scan }: Parts): FileStore {
  const { fileOf, tryWriting, ...arriving } = arrivingFiles(path.join(folder, 'tmp'), randomId, checkRoom);
  const { add, tryWriting: tryKeeping, ...staying } = kept;
  return {
    ...arriving,
    ...staying,
    ...(scan?.(arriving.inspect) ?? unscanned),
    keep: async (taken) => {
      await add(fileOf(taken.storedName), taken);
      // A bucket has a copy; what cannot be removed here is swept later.
      await arriving.drop(taken.storedName).catch(() => undefined);
    },
    tryWriting: async (bytes) => {
      await tryWriting(bytes);
      await tryKeeping();
    },
  };
}
