import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncFolder } from '#server/base/sync-folder.ts';
import { databaseName } from './manifest.ts';
import { type Tables, takeSnapshot } from './snapshot.ts';
import { fillPostgres, refuseFilled } from './to-postgres.ts';

/**
 * Moves the embedded database of DATA_DIR into an empty PostgreSQL. Nobody can write to it meanwhile; afterwards it has
 * another name, so that no start takes it for the present one. Files stay where they are.
 * @returns what each table holds
 * @throws Error with a sentence when there is nothing to move, or PostgreSQL holds a site already
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Tables> {
  const file = path.join(dataDir, databaseName);
  if (!existsSync(file)) throw new Error(`DATA_DIR: there is no ${databaseName} in ${dataDir} to be moved.`);
  await refuseFilled(databaseUrl);
  const between = path.join(dataDir, 'moving');
  await rm(between, { recursive: true, force: true });
  await mkdir(between, { mode: 0o700 });
  try {
    const tables = await whileClosed(file, async () => {
      await takeSnapshot({ dataDir, databaseUrl: undefined }, between);
      return fillPostgres(between, databaseUrl);
    });
    await rename(file, `${file}.moved`);
    await syncFolder(dataDir);
    return tables;
  } finally {
    await rm(between, { recursive: true, force: true });
  }
}

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
