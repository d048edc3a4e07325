import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { createSqliteDriver, type SqliteFile } from './sqlite-driver.ts';

/** SQLite rolls back tables and indexes like rows, which Kysely's own adapter denies. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Our driver lets one write at a time, and readers beside it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely dialect over `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: () => Promise.reject(new Error('This dialect has a driver of its own.')) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return createSqliteDriver(this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }
}
