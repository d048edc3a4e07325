import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isStoredName } from './stored-name.ts';

/** Names of stored files in a folder that were last written before an instant, in real time. */
export async function olderFiles(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const found: string[] = [];
  for (const name of names.filter(isStoredName)) {
    const about = await stat(path.join(folder, name)).catch(() => null);
    if (about && about.mtimeMs < before) found.push(name);
  }
  return found;
}
