import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
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
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    await migrate(db);
    for (const table of used) {
      const row = await db.query.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst();
      if (row) {
        throw new Error(`DATABASE_URL: this database holds a site already (${table}). Name an empty one.`);
      }
    }
  } finally {
    await db.close();
  }
}

/**
 * Copies every row of the embedded database in a folder into an empty PostgreSQL, in one transaction, and reads each
 * back before that ends. The embedded one is brought to today's schema first.
 * @returns what each table holds
 * @throws Error when PostgreSQL holds something else than was written
 */
export async function fillPostgres(folder: string, databaseUrl: string): Promise<Tables> {
  const from = openDb({ dataDir: folder });
  try {
    await migrate(from);
  } finally {
    await from.close();
  }
  const target = path.join(folder, databaseName);
  const sums = sumsOf(target);
  const file = new DatabaseSync(target, { readOnly: true });
  const db = openDb({ databaseUrl, dataDir: '' });
  try {
    await withPatience(migrationMs, () =>
      db.query.transaction().execute(async (trx) => {
        await sql`select set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
        const tables = tablesInOrder(file);
        for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
        for (const table of tables) await addToPostgres(trx, table, rowsOfSqlite(file, table));
        const other = differences(sums, await sumsInPostgres(trx, tables));
        if (other.length > 0) throw new Error(`PostgreSQL holds other rows than were written: ${other}.`);
      }),
    );
    return sums;
  } finally {
    file.close();
    await db.close();
  }
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
