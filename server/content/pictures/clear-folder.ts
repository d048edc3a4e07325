import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes what lies in a folder, was last written before an instant, in real time, and need not stay. */
export async function clearFolder(
  folder: string,
  stays: (name: string) => boolean,
  before: number,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const place = path.join(folder, name);
    const about = stays(name) ? null : await stat(place).catch(() => null);
    if (about && about.mtimeMs < before) await rm(place, { recursive: true, force: true });
  }
}
