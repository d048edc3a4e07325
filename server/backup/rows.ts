import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { Row } from './row-digest.ts';

/** Rows that are held in memory at a time; releases hold whole pages. */
const atOnce = 200;

/** The rows of a table of an embedded database. */
export function rowsOfSqlite(file: DatabaseSync, table: string): Iterable<Row> {
  return file.prepare(`select * from "${table.replaceAll('"', '""')}"`).iterate();
}

/** The rows of a table of PostgreSQL, as they were when the transaction began. */
export async function* rowsOfPostgres(trx: Queries, table: string): AsyncGenerator<Row> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from copied`.execute(trx);
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await sql`close copied`.execute(trx);
}

/** Adds a row to an embedded database. */
export function sqliteWriter(file: DatabaseSync, table: string): (row: Row) => void {
  const columns = file
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const names = columns.map((name) => `"${name}"`).join(', ');
  const insert = file.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?')})`);
  return (row) => {
    insert.run(...columns.map((name) => sqliteValue(row[name])));
  };
}

function sqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as SQLInputValue;
}

/** Adds rows to PostgreSQL, which takes the texts and numbers of an embedded database for its own types. */
export async function addToPostgres(trx: Queries, table: string, rows: Iterable<Row>): Promise<void> {
  let batch: Row[] = [];
  const send = async () => {
    if (batch.length === 0) return;
    const columns = Object.keys(batch[0] ?? {});
    const values = batch.map((row) => sql`(${sql.join(columns.map((name) => postgresValue(row[name])))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(trx);
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === atOnce) await send();
  }
  await send();
}

/** The driver of PostgreSQL knows binary values by Node's Buffer alone. */
function postgresValue(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
