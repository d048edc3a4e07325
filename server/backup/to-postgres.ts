import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { migrationMs, withPatience } from '#server/db/patience.ts';
import { differences } from './check-backup.ts';
import { databaseName } from './manifest.ts';
import { createTableSum } from './row-digest.ts';
import { addToPostgres, rowsOfPostgres, rowsOfSqlite } from './rows.ts';
import { sumsOf, type Tables } from './snapshot.ts';
import { tablesInOrder } from './tables.ts';

/** Tables of which one row says that somebody uses this database. */
const used = [
  'staff',
  'leads',
  'bookings',
  'people',
  'newsletter_subscriptions',
  'content_versions',
] as const;

/** @throws Error with a sentence when a PostgreSQL holds a site, another program's tables, or cannot be reached */
export async function refuseFilled(databaseUrl: string): Promise<void> {
  await onPostgres(databaseUrl, async (db) => {
    await migrate(db);
    refuse(await filledTable(db.query));
  });
}

function refuse(table: string | undefined): void {
  if (table)
    throw new Error(`DATABASE_URL: this database holds a site already (${table}). Name an empty one.`);
}

async function filledTable(query: Queries): Promise<string | undefined> {
  for (const table of used) {
    const row = await query.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row) return table;
  }
}

/**
 * Whether an attempt that was cut short had filled a PostgreSQL already from the embedded database in a folder, which
 * is brought to today's schema for it.
 * @returns false when nobody uses that PostgreSQL
 * @throws Error with a sentence when it holds anything else
 */
export async function isFilledFrom(folder: string, databaseUrl: string): Promise<boolean> {
  return onPostgres(databaseUrl, async (db) => {
    await migrate(db);
    const table = await filledTable(db.query);
    if (!table) return false;
    const sums = await sumsOfToday(folder);
    const stored = await atLeisure(db, 'repeatable read', (trx) => sumsInPostgres(trx, Object.keys(sums)));
    if (differences(sums, stored).length === 0) return true;
    throw new Error(
      `DATABASE_URL: this database holds a site already (${table}), and not the one that it was being filled with. Make it anew, or name an empty one, and run this again.`,
    );
  });
}

/**
 * Copies every row of the embedded database in a folder into an empty PostgreSQL, in one transaction, and reads each
 * back before that ends. The embedded one is brought to today's schema first.
 * @returns what each table holds
 * @throws Error when PostgreSQL holds something else than was written, or a site by now
 */
export async function fillPostgres(folder: string, databaseUrl: string): Promise<Tables> {
  const sums = await sumsOfToday(folder);
  const file = new DatabaseSync(path.join(folder, databaseName), { readOnly: true });
  try {
    await onPostgres(databaseUrl, (db) =>
      atLeisure(db, 'read committed', async (trx) => {
        const tables = tablesInOrder(file);
        // Since somebody looked whether it is empty, a site may have begun there: nothing of it may be deleted.
        await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
          trx,
        );
        refuse(await filledTable(trx));
        for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
        for (const table of tables) await addToPostgres(trx, table, rowsOfSqlite(file, table));
        const other = differences(sums, await sumsInPostgres(trx, tables));
        if (other.length > 0) throw new Error(`PostgreSQL holds other rows than were written: ${other}.`);
      }),
    );
    return sums;
  } finally {
    file.close();
  }
}

async function onPostgres<T>(databaseUrl: string, run: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}

/** A transaction over all rows, which takes its time and waits for whoever is at them. */
function atLeisure<T>(
  db: Db,
  level: 'read committed' | 'repeatable read',
  run: (trx: Queries) => Promise<T>,
): Promise<T> {
  return withPatience(migrationMs, () =>
    db.query
      .transaction()
      .setIsolationLevel(level)
      .execute(async (trx) => {
        await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
        return run(trx);
      }),
  );
}

/** Brings the embedded database in a folder to today's schema. @returns what each of its tables holds then */
async function sumsOfToday(folder: string): Promise<Tables> {
  const from = openDb({ dataDir: folder });
  try {
    await migrate(from);
  } finally {
    await from.close();
  }
  return sumsOf(path.join(folder, databaseName));
}

async function sumsInPostgres(trx: Queries, tables: readonly string[]): Promise<Tables> {
  const sums: Tables = {};
  for (const table of tables) {
    const sum = createTableSum();
    for await (const row of rowsOfPostgres(trx, table)) sum.add(row);
    sums[table] = sum.total();
  }
  return sums;
}
