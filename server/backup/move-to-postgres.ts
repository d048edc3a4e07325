import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '#server/base/sync-folder.ts';
import { holdForOneSite } from '#server/db/sqlite/one-site.ts';
import { emptyFolder } from './files.ts';
import { databaseName } from './manifest.ts';
import { sumsOf, type Tables, takeSnapshot } from './snapshot.ts';
import { fillPostgres, isFilledFrom, refuseFilled } from './to-postgres.ts';

/**
 * Moves the embedded database of DATA_DIR into an empty PostgreSQL. Nobody can write to it meanwhile; afterwards it has
 * another name, so that no start takes it for the present one. Files stay where they are. Cut short, it is run again.
 * @returns what each table holds
 * @throws Error with a sentence when there is nothing to move, a site runs on it, or PostgreSQL holds a site already
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Tables> {
  const { file, moved, between } = placesIn(dataDir);
  // An attempt that came to no end has left it, and may have filled PostgreSQL.
  const again = existsSync(between);
  if (!existsSync(file)) {
    if (existsSync(moved)) await rm(between, { recursive: true, force: true });
    throw new Error(`DATA_DIR: there is no ${databaseName} in ${dataDir} to be moved.${done(moved)}`);
  }
  const release = await holdForOneSite(dataDir, { waitMs: 0 });
  try {
    return await move(dataDir, databaseUrl, again);
  } finally {
    release();
  }
}

async function move(dataDir: string, databaseUrl: string, again: boolean): Promise<Tables> {
  const { file, moved, between } = placesIn(dataDir);
  if (!again) await refuseFilled(databaseUrl);
  await mkdir(between, { recursive: true, mode: 0o700 });
  await emptyFolder(between);
  try {
    const tables = await whileClosed(file, async () => {
      await takeSnapshot({ dataDir, databaseUrl: undefined }, between);
      if (again && (await isFilledFrom(between, databaseUrl)))
        return sumsOf(path.join(between, databaseName));
      return fillPostgres(between, databaseUrl);
    });
    await rename(file, moved);
    await syncFolder(dataDir);
    await rmdir(await emptyFolder(between));
    return tables;
  } catch (error) {
    await emptyFolder(between);
    throw error;
  }
}

function placesIn(dataDir: string) {
  const file = path.join(dataDir, databaseName);
  return { file, moved: `${file}.moved`, between: path.join(dataDir, 'moving') };
}

const done = (moved: string) =>
  existsSync(moved) ? ` It was moved already, and lies there as ${path.basename(moved)}.` : '';

/** Nobody else writes meanwhile. Afterwards the file alone holds everything. */
async function whileClosed<T>(file: string, run: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.exec('begin immediate');
    const result = await run();
    database.exec('rollback; pragma wal_checkpoint(truncate)');
    return result;
  } finally {
    database.close();
  }
}
