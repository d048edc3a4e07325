import { globSync } from 'node:fs';
import { sql } from 'kysely';
import { difference, readState, type State } from '#scripts/try/steps/state.ts';
import type { Store } from '#scripts/try/steps/stores.ts';
import { openDb } from '#server/db/open-db.ts';

/** What a site has: its rows, its tables and indexes, and the files that belong to them. */
export type Look = { rows: State; shape: string; files: string[] };

export async function lookAt(store: Store): Promise<Look> {
  const db = openDb(store);
  try {
    const rows = await readState(db);
    const indexes =
      db.engine === 'sqlite'
        ? sql<{ line: string }>`select sql as line from sqlite_master where sql is not null order by sql`
        : sql<{
            line: string;
          }>`select indexdef as line from pg_indexes where schemaname = 'public' order by line`;
    const tables = await db.query.introspection.getTables();
    const lines = (await indexes.execute(db.query)).rows.map(({ line }) => line);
    const files = globSync('uploads/{kept,aside}/**/*-*', { cwd: store.dataDir }).sort();
    return { rows, shape: JSON.stringify([tables, lines]), files };
  } finally {
    await db.close();
  }
}

/** What a site has that it should not have, or has not that it should have. */
export function differences(found: Look, wanted: Look): string[] {
  const rows = difference(found.rows, wanted.rows);
  return [
    rows && `the rows differ: ${rows}`,
    found.shape !== wanted.shape && 'the tables differ',
    found.files.join() !== wanted.files.join() && `the files are ${found.files.join()}`,
  ].filter((one) => typeof one === 'string');
}
