import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NodeSqliteDialect, openSqlite } from './node-sqlite.ts';
import type { Database } from './schema.ts';

/** Connections that one process opens to PostgreSQL at the most. */
export const poolSize = 10;

export type Engine = 'sqlite' | 'postgres';

/** The storage: a query builder over one of the two engines, and what differs between them. */
export type Db = {
  engine: Engine;
  query: Kysely<Database>;
  /** Grows with everything this process writes: what was read at a lower number may be out of date. */
  changes: () => number;
  close: () => Promise<void>;
};

/** A transaction's handle, or the database itself: what a verb's inner steps take. */
export type Queries = Kysely<Database>;

/** Opens PostgreSQL when an address is given, else the SQLite file in the data directory. */
export function openDb(options: { databaseUrl?: string | undefined; dataDir: string }): Db {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  mkdirSync(options.dataDir, { recursive: true });
  const dialect = new NodeSqliteDialect(openSqlite(path.join(options.dataDir, 'foreshore.sqlite')));
  return { engine: 'sqlite', ...open(dialect) };
}

function open(dialect: Dialect): Omit<Db, 'engine'> {
  let changes = 0;
  const log = (event: LogEvent) => {
    if (isChange(event)) changes += 1;
  };
  const query = new Kysely<Database>({ dialect, log });
  return { query, changes: () => changes, close: () => query.destroy() };
}

/** A write of its own, or the end of a transaction, also a failed one: it may have arrived. */
function isChange({ query: { sql, query } }: LogEvent): boolean {
  return sql === 'commit' || /^(Insert|Update|Delete)QueryNode$/.test(query.kind);
}

function openPostgres(connectionString: string): Db {
  const types = {
    // Instants are int8; as numbers they are exact for the next 285,000 years.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    // A server that has gone silent must not keep visitors waiting for what TCP calls a timeout.
    query_timeout: 30_000,
    keepAlive: true,
  });
  // An idle connection that the server drops is replaced on next use; unhandled it would end the process.
  pool.on('error', () => undefined);
  // The same for one that is in use, between two statements of a transaction: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { engine: 'postgres', ...open(new PostgresDialect({ pool })) };
}
