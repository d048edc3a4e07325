import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#domain/format/durations.ts';
import { syncFolder } from '#server/base/sync-folder.ts';
import type { AsideFile } from '#server/ports/file-store.ts';

/** Where files wait that nothing refers to: a folder a day, named by its date, so that an operator can read it. */
export function asideFolder(parent: string) {
  const days = () => readdir(parent).catch(() => [] as string[]);

  const find = async (storedName: string): Promise<string | null> => {
    for (const day of await days()) {
      const file = path.join(parent, day, storedName);
      if (await stat(file).catch(() => null)) return file;
    }
    return null;
  };

  return {
    find,

    add: async (file: string, at: number): Promise<void> => {
      const folder = path.join(parent, new Date(at).toISOString().slice(0, 10));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await move(file, path.join(folder, path.basename(file)));
    },

    takeBack: async (storedName: string, target: string): Promise<void> => {
      const file = await find(storedName);
      if (!file) return;
      await move(file, target);
    },

    discard: async (storedName: string): Promise<void> => {
      const file = await find(storedName);
      if (!file) return;
      await rm(file, { force: true });
      // The day's folder goes with its last file.
      await rmdir(path.dirname(file)).catch(() => undefined);
    },

    list: async (): Promise<AsideFile[]> => {
      const found: AsideFile[] = [];
      for (const day of await days()) {
        const since = Date.parse(`${day}T00:00:00Z`) + dayMs;
        if (Number.isNaN(since)) continue;
        const names = await readdir(path.join(parent, day)).catch(() => [] as string[]);
        found.push(...names.map((storedName) => ({ storedName, since })));
      }
      return found;
    },
  };
}

/** Another instance may have done it meanwhile. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  await syncFolder(path.dirname(to));
}
