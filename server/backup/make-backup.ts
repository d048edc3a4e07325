import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/base/sync-folder.ts';
import { refuseCutShort } from '#server/db/data-folder.ts';
import { checkDatabase } from '#server/db/postgres/check-database.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { bytesInBucket, copyBucket } from './bucket-files.ts';
import { bytesOf, copyKept, type FileSum, keptFiles, sumOf } from './files.ts';
import { databaseName, filesFolder, type Manifest, manifestName } from './manifest.ts';
import { databaseBytes, isFull, type Room, shortageBeside } from './room.ts';
import { namedFiles, type Tables, takeSnapshot } from './snapshot.ts';
import { beginUnfinished, dropUnfinished, unfinished } from './unfinished.ts';

export type Store = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where uploads stay, when it is not DATA_DIR. */
  bucket?: Bucket | null;
};

type Order = Room & {
  /** Where backups lie; made when it is not there. */
  into: string;
  now: number;
  /** Whether the key stands in APP_SECRET, so that DATA_DIR has none. */
  secretIsSet: boolean;
  /** How many backups stay, this one counted; all of them when it is not said. */
  keep?: number | undefined;
};

const ownName = /^foreshore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/**
 * Copies the database and the files of a site into a folder of their own, while the site runs or not. The folder has
 * its name only when everything is in it.
 * @throws Error with a sentence when there is no database, no room, or the folder cannot be written
 */
export async function makeBackup(
  store: Store,
  order: Order,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = `foreshore-${new Date(order.now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const folder = path.join(order.into, name);
  const making = `${folder}${unfinished}`;
  await refuseNoSite(store);
  const release = await begin(making, order.into);
  try {
    await refuseNoRoom(store, order);
    const manifest = await fill(store, making, order);
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    await writeFile(path.join(making, manifestName), text, { mode: 0o600, flush: true });
    await release();
    await syncFolder(making);
    await rename(making, folder);
    await syncFolder(order.into);
    if (order.keep) await dropOld(order.into, order.keep, name);
    return { folder, manifest };
  } catch (error) {
    await release();
    await rm(making, { recursive: true, force: true });
    throw notMade(error, order.into);
  }
}

/** Clears away what others have left first, for their room may be needed. */
async function begin(making: string, into: string): Promise<() => Promise<void>> {
  try {
    await mkdir(into, { recursive: true, mode: 0o700 });
    await dropUnfinished(into);
    return await beginUnfinished(making);
  } catch (error) {
    throw notMade(error, into);
  }
}

/** @throws Error with a sentence where the settings lead to no site, or to one that has been put back in part only */
async function refuseNoSite({ databaseUrl, dataDir, bucket }: Store): Promise<void> {
  refuseCutShort(dataDir);
  if (!databaseUrl) return;
  await checkDatabase(databaseUrl);
  if (!bucket && (await keptFiles(dataDir)).length === 0)
    throw new Error(
      `DATA_DIR: there is nothing of a site in ${dataDir}. Set it as the site has it: its files belong into the copy.`,
    );
}

/** Looked at before anything is written: a copy that fills the disk of the site takes the visitors' room. */
async function refuseNoRoom({ databaseUrl, dataDir, bucket }: Store, order: Order): Promise<void> {
  const needed =
    (await databaseBytes(databaseUrl, dataDir)) +
    (await bytesOf(dataDir, await keptFiles(dataDir))) +
    (bucket ? await bytesInBucket(bucket) : 0);
  const lack = await shortageBeside(needed, order.into, dataDir, order);
  if (lack) throw new Error(`${noRoom(order.into)} ${lack}`);
}

const noRoom = (into: string) => `There is not enough room for a backup in ${into}.`;

async function fill(store: Store, making: string, order: Order): Promise<Manifest> {
  const tables = await takeSnapshot(store, making);
  const files = await copyFiles(store, path.join(making, filesFolder));
  const database = path.join(making, databaseName);
  const missing = gone(namedFiles(database), files);
  return {
    format: 1,
    madeAt: new Date(order.now).toISOString(),
    engine: store.databaseUrl ? 'postgres' : 'sqlite',
    secret: !order.secretIsSet && files.some((file) => file.path === 'secret') ? 'kept' : 'in APP_SECRET',
    database: await sumOf(database),
    tables: tables satisfies Tables,
    files,
    missing,
  };
}

/** After the database, so that each file that it names is there, unless it was deleted since. */
async function copyFiles({ dataDir, bucket }: Store, to: string): Promise<FileSum[]> {
  await mkdir(to, { mode: 0o700 });
  const inBucket = bucket ? await copyBucket(bucket, to) : [];
  const there = new Set(inBucket.map((file) => file.path));
  const names = (await keptFiles(dataDir)).filter((name) => !there.has(name));
  const copied: FileSum[] = [...inBucket];
  for (const name of names) {
    const sum = await copyKept(dataDir, to, name);
    if (sum) copied.push(sum);
  }
  return copied;
}

/** A file that nothing refers to for a while waits in a folder of its day. */
function gone(named: readonly string[], files: readonly FileSum[]): string[] {
  const there = new Set(
    files.map(({ path: file }) => file.replace(/^(uploads|media)\/(kept|aside\/[^/]+)\//, '$1/')),
  );
  return named.filter((name) => !there.has(name));
}

/**
 * Counted and not by age, and never the one just made: a clock that leaps must not delete what is newest. Those named
 * after a time that is still to come are from a clock that was ahead, and go first; then the earliest.
 */
async function dropOld(into: string, keep: number, made: string): Promise<void> {
  const others = (await readdir(into)).filter((name) => ownName.test(name) && name !== made).sort();
  const inOrder = [...others.filter((name) => name > made), ...others.filter((name) => name < made)];
  for (const name of inOrder.slice(0, Math.max(0, inOrder.length - (keep - 1)))) {
    await rm(path.join(into, name, manifestName), { force: true });
    await rm(path.join(into, name), { recursive: true, force: true });
  }
}

function notMade(error: unknown, into: string): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  // The copy of a PostgreSQL is opened as a site's database is, which has a sentence of its own for that.
  if (isFull(error)) return new Error(`${noRoom(into)} Nothing was kept of it.`);
  if (code === 'EEXIST') return new Error(`A backup is being made in ${into} at this very moment.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new Error(`The folder ${into} cannot be written to. Name another one.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
