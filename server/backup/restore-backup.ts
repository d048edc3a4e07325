import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/base/sync-folder.ts';
import { restoringFolder } from '#server/db/data-folder.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { moveToBucket, refuseFilledBucket } from './bucket-files.ts';
import { checkBackup, differences } from './check-backup.ts';
import { copyKept, type FileSum } from './files.ts';
import { clearAway, refuseFull, takenBefore } from './left-behind.ts';
import { databaseName, filesFolder, type Manifest, readManifest } from './manifest.ts';
import { isFull, type Room, shortage } from './room.ts';
import { sumsOf } from './snapshot.ts';
import { fillPostgres, isFilledFrom, refuseFilled } from './to-postgres.ts';
import { whileMarked } from './while-marked.ts';

type Target = Pick<Room, 'freeAt'> & {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where uploads shall stay, when it is not DATA_DIR. */
  bucket?: Bucket | null;
};

/**
 * Puts a backup into an empty DATA_DIR and, where DATABASE_URL is set, into an empty PostgreSQL. Everything is checked
 * first and compared row by row afterwards. Cut short, it leaves a mark with which no site starts, and is run again:
 * what the attempt before has put there counts as room, and what it has filled stays filled.
 * @throws Error with a sentence when the backup is not whole, something is there already, or another is at it
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const { dataDir, databaseUrl, bucket } = target;
  const mark = path.join(dataDir, restoringFolder);
  const again = existsSync(mark);
  await refuseNoRoom(await readManifest(folder), target, again ? mark : null);
  const { manifest, wrong } = await checkBackup(folder);
  if (wrong.length > 0) throw new Error(`This backup cannot be restored.\n${wrong.join('\n')}`);
  refuseFull(dataDir, again);
  if (databaseUrl && !again) await refuseFilled(databaseUrl);
  if (bucket) await refuseFilledBucket(bucket);
  await whileMarked(mark, again, () => putBack(folder, target, manifest, { mark, again })).catch((error) => {
    throw isFull(error) ? new Error(noRoom(dataDir, 'Make some and run it again.')) : error;
  });
  // Cut short from here on, the site starts and says what is left to be moved.
  if (bucket) await moveToBucket(dataDir, bucket);
  return manifest;
}

async function putBack(
  folder: string,
  { dataDir, databaseUrl }: Target,
  manifest: Manifest,
  { mark, again }: { mark: string; again: boolean },
): Promise<void> {
  const copyDatabase = () => copyChecked(folder, mark, { path: databaseName, ...manifest.database });
  const mayBeFilled = Boolean(databaseUrl) && again;
  // Looked at before anything of DATA_DIR is touched.
  if (mayBeFilled) await copyDatabase();
  const isFilled = mayBeFilled && (await isFilledFrom(mark, databaseUrl ?? ''));
  await clearAway(dataDir, manifest);
  for (const file of manifest.files) await copyChecked(path.join(folder, filesFolder), mark, file);
  if (!mayBeFilled) await copyDatabase();
  await moveUp(mark, dataDir, manifest);
  const database = path.join(mark, databaseName);
  if (!databaseUrl) {
    const other = differences(manifest.tables, sumsOf(database));
    if (other.length > 0) throw new Error(`The database changed while it was copied: ${other.join(', ')}.`);
    await rename(database, path.join(dataDir, databaseName));
  } else if (!isFilled) await fillPostgres(mark, databaseUrl);
}

async function copyChecked(from: string, to: string, file: FileSum): Promise<void> {
  const copied = await copyKept(from, to, file.path);
  if (copied?.sha256 !== file.sha256) throw new Error(`${file.path} changed while it was copied.`);
}

/**
 * Looked at first: a disk that is full in the middle would leave no site there. What an attempt that was cut short has
 * put there gives its room back.
 * @param mark what that attempt has left; null when there was none
 */
async function refuseNoRoom(
  manifest: Manifest,
  { dataDir, freeAt }: Target,
  mark: string | null,
): Promise<void> {
  const needed = manifest.files.reduce((sum, { bytes }) => sum + bytes, manifest.database.bytes);
  let there = path.resolve(dataDir);
  while (!existsSync(there)) there = path.dirname(there);
  const givenBack = mark ? await takenBefore(dataDir, mark, manifest) : 0;
  const lack = await shortage(needed, there, { freeAt, givenBack });
  if (lack) throw new Error(noRoom(dataDir, lack));
}

const noRoom = (dataDir: string, lack: string) => `DATA_DIR: there is not enough room in ${dataDir}. ${lack}`;

async function moveUp(mark: string, dataDir: string, { files }: Manifest): Promise<void> {
  const names = new Set(files.map((file) => file.path.split('/')[0] ?? file.path));
  for (const name of names) await rename(path.join(mark, name), path.join(dataDir, name));
  await syncFolder(dataDir);
}
