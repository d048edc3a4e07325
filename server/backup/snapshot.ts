import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';
import { migrate, migrationsIn } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
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
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    await inOneMoment(db, async (trx) => {
      const executed = await migrationsIn(trx);
      if (executed.length === 0) throw new Error(nothingThere('in the database of DATABASE_URL'));
      await makeEmpty(folder, executed);
      const file = new DatabaseSync(path.join(folder, databaseName));
      try {
        file.exec('pragma journal_mode = delete; pragma foreign_keys = off; begin');
        for (const table of tablesInOrder(file)) {
          const write = sqliteWriter(file, table);
          for await (const row of rowsOfPostgres(trx, table)) write(row);
        }
        file.exec('commit');
      } finally {
        file.close();
      }
    });
  } finally {
    await db.close();
  }
}

/** Said where the settings lead to no site. */
export const nothingThere = (where: string) =>
  `There is nothing of a site ${where}. Set DATA_DIR and DATABASE_URL as the site has them.`;

/**
 * An embedded database without a row (migrations bring some of their own), of the schema that the rows have: under one of
 * another version they would lack columns, and what a migration makes of them would never be made.
 */
async function makeEmpty(folder: string, executed: readonly string[]): Promise<void> {
  const steps = Object.entries(migrations).filter(([name]) => executed.includes(name));
  const db = openDb({ dataDir: folder });
  try {
    await migrate(db, Object.fromEntries(steps));
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
  const tables = new Set(tablesInOrder(file));
  const names = (table: string, folder: string) =>
    // One of an earlier version may not have it yet.
    !tables.has(table)
      ? []
      : file
          .prepare(`select stored_name from "${table}" where stored_name is not null`)
          .all()
          .map((row) => `${folder}/${row.stored_name}`);
  try {
    return [
      ...names('lead_attachments', 'uploads'),
      ...names('message_files', 'uploads'),
      ...names('content_pictures', 'media'),
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
