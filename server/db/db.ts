import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NodeSqliteDialect, openSqlite } from './node-sqlite.ts';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** The storage: a query builder over one of the two engines, and what differs between them. */
export type Db = {
  engine: Engine;
  query: Kysely<Database>;
  close: () => Promise<void>;
};

/** A transaction's handle, or the database itself: what a verb's inner steps take. */
export type Queries = Kysely<Database>;

/** Opens PostgreSQL when an address is given, else the SQLite file in the data directory. */
export function openDb(options: { databaseUrl?: string | undefined; dataDir: string }): Db {
  if (options.databaseUrl) return openPostgres(options.databaseUrl);
  mkdirSync(options.dataDir, { recursive: true });
  const dialect = new NodeSqliteDialect(openSqlite(path.join(options.dataDir, 'foreshore.sqlite')));
  const query = new Kysely<Database>({ dialect });
  return { engine: 'sqlite', query, close: () => query.destroy() };
}

function openPostgres(connectionString: string): Db {
  const types = {
    // Instants are int8; as numbers they are exact for the next 285,000 years.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
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
  const query = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', query, close: () => query.destroy() };
}
