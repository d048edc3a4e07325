import { type Dialect, Kysely, type LogEvent } from 'kysely';
import { postgresDialect } from '#server/db/postgres/open-postgres.ts';
import { NodeSqliteDialect } from '#server/db/sqlite/node-sqlite.ts';
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts';
import type { Db } from './db.ts';
import { createLanes } from './in-lane.ts';
import type { Database } from './schema.ts';

/**
 * Opens PostgreSQL when an address is given, else the SQLite file in the data directory.
 * @throws Error with a sentence for the operator, when that file cannot be used
 */
export function openDb(options: { databaseUrl?: string | undefined; dataDir: string }): Db {
  if (options.databaseUrl) return { engine: 'postgres', ...openOver(postgresDialect(options.databaseUrl)) };
  const file = openSqlite(options.dataDir);
  const { close, ...db } = openOver(new NodeSqliteDialect(file));
  const closeFile = async () => {
    await close();
    // Kysely closes nothing as long as nothing was asked.
    for (const database of [file.reader, file.writer]) if (database.isOpen) database.close();
  };
  return { engine: 'sqlite', ...db, close: closeFile };
}

/** What both engines have in common, over the way to one of them. */
export function openOver(dialect: Dialect): Omit<Db, 'engine'> {
  let changes = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const log = (event: LogEvent) => {
    if (isChange(event)) changes += 1;
    if (event.level === 'query') answeredAt = performance.now();
  };
  const query = new Kysely<Database>({ dialect, log });
  return {
    query,
    changes: () => changes,
    answeredAt: () => answeredAt,
    lanes: createLanes(),
    mutexes: new Map(),
    close: () => query.destroy(),
  };
}

/** A write of its own, or the end of a transaction, also a failed one: it may have arrived. */
function isChange({ query: { sql, query } }: LogEvent): boolean {
  return sql === 'commit' || /^(Insert|Update|Delete)QueryNode$/.test(query.kind);
}
