import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { migrationMs, withPatience } from '#server/db/patience.ts';
import { databaseName } from './manifest.ts';
import { createTableSum, type TableSum } from './row-digest.ts';
import { rowsOfPostgres, rowsOfSqlite, sqliteWriter } from './rows.ts';
import { tablesInOrder } from './tables.ts';

export type Tables = Record<string, TableSum>;

/**
 * Writes the database as it is at one moment into `foreshore.sqlite` of a folder, whichever engine it is on, while
 * the site goes on. @returns what each table of it holds
 */
export async function takeSnapshot(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  folder: string,
): Promise<Tables> {
  const target = path.join(folder, databaseName);
  if (databaseUrl) await snapshotOfPostgres(databaseUrl, folder);
  else snapshotOfSqlite(path.join(dataDir, databaseName), target);
  await keepSafe(target);
  return sumsOf(target);
}

/** One statement, which sees one moment and leaves out what was deleted. */
function snapshotOfSqlite(file: string, target: string): void {
  if (!existsSync(file)) {
    throw new Error(`There is no database at ${file}. Set DATA_DIR or DATABASE_URL as the site has it.`);
  }
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}

async function snapshotOfPostgres(databaseUrl: string, folder: string): Promise<void> {
  await makeEmpty(folder);
  const file = new DatabaseSync(path.join(folder, databaseName));
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    file.exec('pragma journal_mode = delete; pragma foreign_keys = off; begin');
    await inOneMoment(db, async (trx) => {
      for (const table of tablesInOrder(file)) {
        const write = sqliteWriter(file, table);
        for await (const row of rowsOfPostgres(trx, table)) write(row);
      }
    });
    file.exec('commit');
  } finally {
    file.close();
    await db.close();
  }
}

/** An embedded database of today's schema without a row: migrations bring some of their own. */
async function makeEmpty(folder: string): Promise<void> {
  const db = openDb({ dataDir: folder });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  const file = new DatabaseSync(path.join(folder, databaseName));
  try {
    for (const table of tablesInOrder(file).reverse()) file.exec(`delete from "${table}"`);
  } finally {
    file.close();
  }
}

/** Everything that is read in it was there at the same moment. */
async function inOneMoment(db: Db, read: (trx: Queries) => Promise<void>): Promise<void> {
  await withPatience(migrationMs, () =>
    db.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await sql`select set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
        await read(trx);
      }),
  );
}

/** What each table of an embedded database holds. */
export function sumsOf(target: string): Tables {
  const file = new DatabaseSync(target, { readOnly: true });
  try {
    return sumsIn(file);
  } finally {
    file.close();
  }
}

/** The same of one that is open. */
export function sumsIn(file: DatabaseSync): Tables {
  return Object.fromEntries(
    tablesInOrder(file).map((table) => {
      const sum = createTableSum();
      for (const row of rowsOfSqlite(file, table)) sum.add(row);
      return [table, sum.total()];
    }),
  );
}

/** Stored files that an embedded database names, each as the places where it may lie below DATA_DIR. */
export function namedFiles(target: string): string[] {
  const file = new DatabaseSync(target, { readOnly: true });
  const names = (query: string) =>
    file
      .prepare(query)
      .all()
      .map((row) => String(row.stored_name));
  try {
    return [
      ...names('select stored_name from lead_attachments').map((name) => `uploads/${name}`),
      ...names('select stored_name from message_files where stored_name is not null').map(
        (name) => `uploads/${name}`,
      ),
      ...names('select stored_name from content_pictures').map((name) => `media/${name}`),
    ];
  } finally {
    file.close();
  }
}

async function keepSafe(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
