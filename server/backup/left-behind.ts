import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isFolder } from '#server/db/data-folder.ts';
import { type FileSum, plainFile, sumOf } from './files.ts';
import { databaseName, type Manifest } from './manifest.ts';

const journalName = `${databaseName}-wal`;

/** What a site keeps in DATA_DIR. */
const ownEntries = [databaseName, journalName, 'secret', 'store-id', 'uploads', 'mail', 'media'];

/** @throws Error with a sentence when a folder is none, or holds a site that no attempt cut short has left there */
export function refuseFull(dataDir: string, again: boolean): void {
  if (existsSync(dataDir) && !isFolder(dataDir)) throw new Error(`DATA_DIR: ${dataDir} is a file.`);
  const there = entriesIn(dataDir);
  if (there.length > 0 && !again) {
    throw new Error(
      `DATA_DIR: ${dataDir} holds a site already (${there.join(', ')}). Stop the site and move that folder away first, or name another one.`,
    );
  }
}

const entriesIn = (dataDir: string) => ownEntries.filter((name) => existsSync(path.join(dataDir, name)));

/** Bytes of the disk that an attempt which was cut short has taken for this backup, and that the next one gives back. */
export async function takenBefore(dataDir: string, mark: string, manifest: Manifest): Promise<number> {
  let taken = await usedBy(mark);
  for (const file of listed(manifest)) {
    if (await isSame(dataDir, file)) taken += await blocksOf(path.join(dataDir, file.path));
  }
  return taken;
}

/** Bytes that a folder takes of its disk; none where it is not there. */
async function usedBy(folder: string): Promise<number> {
  let used = 0;
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    used += await blocksOf(path.join(folder, entry)).catch(() => 0);
  }
  return used;
}

/** As `stat` counts them everywhere, whatever the disk's own blocks are. */
const blocksOf = async (place: string) => (await lstat(place)).blocks * 512;

/**
 * Makes room for a backup that has been checked: removes what is byte for byte in it, and moves aside what else a site
 * would keep there, for nobody knows whose it is.
 */
export async function clearAway(dataDir: string, manifest: Manifest): Promise<void> {
  for (const file of listed(manifest)) {
    if (!(await isSame(dataDir, file))) continue;
    await rm(path.join(dataDir, file.path));
    await dropEmptyAbove(dataDir, file.path);
  }
  const there = entriesIn(dataDir);
  if (there.length === 0) return;
  const aside = await firstFree(path.join(dataDir, 'before-restore'));
  await mkdir(aside, { mode: 0o700 });
  for (const name of there) await rename(path.join(dataDir, name), path.join(aside, name));
}

const listed = ({ files, database }: Manifest): FileSum[] => [...files, { path: databaseName, ...database }];

async function isSame(dataDir: string, { path: name, bytes, sha256 }: FileSum): Promise<boolean> {
  // Somebody has written to a database that has a journal.
  if (name === databaseName && existsSync(path.join(dataDir, journalName))) return false;
  const there = await plainFile(dataDir, name);
  if (there === 'other' || there === 'nothing' || there.bytes !== bytes) return false;
  const found = await sumOf(path.join(dataDir, name)).catch(() => null);
  return found?.sha256 === sha256;
}

async function dropEmptyAbove(dataDir: string, file: string): Promise<void> {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const isGone = await rmdir(path.join(dataDir, folder)).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

async function firstFree(name: string): Promise<string> {
  let count = 1;
  while (existsSync(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
