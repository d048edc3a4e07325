import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeOnce } from '#server/base/write-once.ts';
import type { FilePlace } from '#server/ports/file-store.ts';
import { idFile, UnreadableId } from './belonging.ts';

/** Where files lie that only the database can explain. */
const filledFolders = ['uploads/kept', 'mail'];
const storedName = /^([0-9a-f-]{36})(\.eml)?$/;

/** DATA_DIR, as a place that belongs to one database. */
export function folderPlace(dataDir: string): FilePlace {
  return {
    kind: 'folder',
    notes: [],
    readId: async () => {
      const file = path.join(dataDir, idFile);
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw new UnreadableId(
          `The file ${idFile} in the folder of DATA_DIR, which says whose that folder is, cannot be read (${error.code}), so no file in it is deleted. Give ${file} to the user that runs the site (chown), or put it back from a backup.`,
          { cause: error },
        );
      });
      return text.trim() || undefined;
    },
    writeId: async (id) => void writeOnce(path.join(dataDir, idFile), `${id}\n`),
    names: async () => {
      const lists = await Promise.all(
        filledFolders.map((folder) => readdir(path.join(dataDir, folder)).catch(() => [] as string[])),
      );
      return lists.flat().flatMap((name) => storedName.exec(name)?.[1] ?? []);
    },
  };
}
