import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/base/sync-folder.ts';
import { isFolder, restoringFolder } from '#server/db/data-folder.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { moveToBucket, refuseFilledBucket } from './bucket-files.ts';
import { checkBackup, differences } from './check-backup.ts';
import { copyKept } from './files.ts';
import { databaseName, filesFolder, type Manifest, readManifest } from './manifest.ts';
import { type Room, shortage } from './room.ts';
import { sumsOf } from './snapshot.ts';
import { fillPostgres, refuseFilled } from './to-postgres.ts';

type Target = Pick<Room, 'freeAt'> & {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where uploads shall stay, when it is not DATA_DIR. */
  bucket?: Bucket | null;
};

/** What a site keeps in DATA_DIR. */
const ownEntries = [
  'foreshore.sqlite',
  'foreshore.sqlite-wal',
  'secret',
  'store-id',
  'uploads',
  'mail',
  'media',
];

/**
 * Puts a backup into an empty DATA_DIR and, where DATABASE_URL is set, into an empty PostgreSQL. Everything is checked
 * first and compared row by row afterwards. Cut short, it leaves a mark with which no site starts, and is run again.
 * @throws Error with a sentence when the backup is not whole, or something is there already
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const { dataDir, databaseUrl, bucket } = target;
  const coming = path.join(dataDir, restoringFolder);
  await refuseNoRoom(await readManifest(folder), target, coming);
  const { manifest, wrong } = await checkBackup(folder);
  if (wrong.length > 0) throw new Error(`This backup cannot be restored.\n${wrong.join('\n')}`);
  await refuseFull(dataDir, coming);
  if (databaseUrl) await refuseFilled(databaseUrl);
  if (bucket) await refuseFilledBucket(bucket);
  await rm(coming, { recursive: true, force: true });
  await mkdir(coming, { recursive: true, mode: 0o700 });
  for (const file of manifest.files) {
    const copied = await copyKept(path.join(folder, filesFolder), coming, file.path);
    if (copied?.sha256 !== file.sha256) throw new Error(`${file.path} changed while it was copied.`);
  }
  await copyKept(folder, coming, databaseName);
  await moveUp(coming, dataDir);
  const database = path.join(coming, databaseName);
  if (databaseUrl) await fillPostgres(coming, databaseUrl);
  else {
    const other = differences(manifest.tables, sumsOf(database));
    if (other.length > 0) throw new Error(`The database changed while it was copied: ${other.join(', ')}.`);
    await rename(database, path.join(dataDir, databaseName));
  }
  await syncFolder(dataDir);
  await rm(coming, { recursive: true, force: true });
  // Cut short from here on, the site starts and says what is left to be moved.
  if (bucket) await moveToBucket(dataDir, bucket);
  return manifest;
}

/**
 * Looked at first: a disk that is full in the middle would leave no site there. What an attempt that was cut short has
 * put there (`coming`) gives its room back.
 */
async function refuseNoRoom(
  { database, files }: Manifest,
  { dataDir, freeAt }: Target,
  coming: string,
): Promise<void> {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, database.bytes);
  let there = path.resolve(dataDir);
  while (!existsSync(there)) there = path.dirname(there);
  const lack = await shortage(needed, there, { freeAt, givenBack: await usedBy(coming) });
  if (lack) throw new Error(`DATA_DIR: there is not enough room in ${dataDir}. ${lack}`);
}

/** Bytes that a folder takes of its disk; none where it is not there. */
async function usedBy(folder: string): Promise<number> {
  let used = 0;
  for (const entry of await readdir(folder, { recursive: true }).catch(() => [])) {
    const about = await lstat(path.join(folder, entry)).catch(() => null);
    // As `stat` counts them everywhere, whatever the disk's own blocks are.
    used += (about?.blocks ?? 0) * 512;
  }
  return used;
}

/** What an earlier attempt has put there is moved aside; anything else is somebody's site. */
async function refuseFull(dataDir: string, coming: string): Promise<void> {
  if (existsSync(dataDir) && !isFolder(dataDir)) throw new Error(`DATA_DIR: ${dataDir} is a file.`);
  const there = ownEntries.filter((name) => existsSync(path.join(dataDir, name)));
  if (there.length === 0) return;
  if (!existsSync(coming)) {
    throw new Error(
      `DATA_DIR: ${dataDir} holds a site already (${there.join(', ')}). Stop the site and move that folder away first, or name another one.`,
    );
  }
  const aside = await firstFree(path.join(dataDir, 'before-restore'));
  await mkdir(aside, { mode: 0o700 });
  for (const name of there) await rename(path.join(dataDir, name), path.join(aside, name));
}

async function firstFree(name: string): Promise<string> {
  let count = 1;
  while (existsSync(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

async function moveUp(coming: string, dataDir: string): Promise<void> {
  for (const name of await readdir(coming)) {
    if (name === databaseName) continue;
    await rename(path.join(coming, name), path.join(dataDir, name));
  }
  await syncFolder(dataDir);
}
