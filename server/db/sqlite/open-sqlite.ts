import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isFolder, openDataFolder } from '#server/db/data-folder.ts';
import { migrations } from '#server/db/migrations.ts';
import { refusalOf } from '#server/db/recognise.ts';
import { sameFiles } from './same-files.ts';
import type { SqliteFile } from './sqlite-driver.ts';
import { sqliteFailure } from './sqlite-failure.ts';
import { isLocked } from './until-unlocked.ts';

const sqliteName = 'foreshore.sqlite';

/** Waiting for another process may block the thread here: no request is served yet. */
const openingMs = 10_000;
/**
 * Checking a file takes 5 ms a megabyte, and ten times as long on a busy disk that has it in no cache: larger files are
 * opened unchecked, so that neither a start nor a command beside the site waits for minutes.
 */
const largestChecked = 100_000_000;
/** With SQLite's own 2 MB the full-text index is read and written again and again while documents are brought up to date. */
const pageCacheKiB = 32 * 1024;

/**
 * Opens the embedded database so that an acknowledged write survives a power cut (WAL, FULL). Looks at it first: a
 * file that is damaged, or not ours, is left as it is.
 * @throws Error with a sentence that names DATA_DIR
 */
export function openSqlite(dataDir: string): SqliteFile {
  openDataFolder(dataDir);
  const file = path.join(dataDir, sqliteName);
  if (isFolder(file)) {
    throw new Error(`DATA_DIR: ${file} is a folder, where the database should be. Move it away.`);
  }
  const opened: DatabaseSync[] = [];
  try {
    const writer = new DatabaseSync(file, { timeout: openingMs });
    opened.push(writer);
    inspect(writer, file);
    prepare(writer);
    const reader = new DatabaseSync(file, { timeout: 0 });
    opened.push(reader);
    reader.exec('PRAGMA query_only = ON');
    for (const connection of opened) connection.exec(`PRAGMA cache_size = ${-pageCacheKiB}`);
    return { writer, reader, checkPlace: sameFiles([file, `${file}-wal`]) };
  } catch (error) {
    for (const database of opened) database.close();
    throw sqliteFailure(error);
  }
}

/** @throws Error when the file is damaged or belongs to another program */
function inspect(database: DatabaseSync, file: string): void {
  const tables = names(database, "select name from sqlite_master where type in ('table', 'view')");
  const executed = tables.includes('kysely_migration')
    ? names(database, 'select name from kysely_migration')
    : [];
  const refusal = refusalOf({ tables, executed }, Object.keys(migrations));
  if (refusal) throw new Error(`DATA_DIR: the database in it (${file}) ${refusal}`);
  if (statSync(file).size > largestChecked) return;
  const [found] = database.prepare('PRAGMA quick_check(1)').all();
  const answer = String(found?.quick_check);
  if (answer !== 'ok') throw Object.assign(new Error(answer), { errcode: 11 });
}

function names(database: DatabaseSync, sql: string): string[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => String(row.name));
}

/** From here on SQLite itself never waits: a locked file is tried again after a pause (until-unlocked.ts). */
function prepare(writer: DatabaseSync): void {
  whenUnlocked(() => writer.exec('PRAGMA journal_mode = WAL'));
  // What is deleted is overwritten: pages that are written anyway, and now and then one more.
  writer.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  // A file that can only be read is opened all the same: a write, taken back at once, shows it.
  whenUnlocked(() => writer.exec('BEGIN IMMEDIATE'));
  writer.exec('PRAGMA user_version = 1; ROLLBACK');
  writer.exec('PRAGMA busy_timeout = 0');
}

/** SQLite's own waiting does not cover the change to WAL, for which several processes may ask at once. */
function whenUnlocked(run: () => void): void {
  const until = performance.now() + openingMs;
  const sleeping = new Int32Array(new SharedArrayBuffer(4));
  while (isRefused(run, until)) Atomics.wait(sleeping, 0, 0, 20);
}

function isRefused(run: () => void, until: number): boolean {
  try {
    run();
    return false;
  } catch (error) {
    if (!isLocked(error) || performance.now() > until) throw error;
    return true;
  }
}
