import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryExecutorProvider,
  sql,
} from 'kysely';
import pg from 'pg';
import { backgroundMs } from '#server/db/patience.ts';
import { watchedPool } from './postgres-pool.ts';

/** Connections that one process opens to PostgreSQL at the most. */
export const poolSize = 10;

/**
 * What the server ends by itself, should this process or the line to it be gone: statements that nobody waits for
 * any more, waiting for a lock that a hanging process holds, and transactions in which nothing happens.
 */
const sessionLimits = `set statement_timeout = ${backgroundMs};
  set lock_timeout = 3000;
  set idle_in_transaction_session_timeout = 15000`;

/**
 * What a server, a database or a role may have set otherwise: dates in a form that the driver cannot read would sign
 * everybody out, and transactions that see what was there when they began would not see what they waited for.
 */
const sessionManners = `set datestyle = 'ISO';
  set default_transaction_isolation = 'read committed'`;

/** Kysely dialect over a pool of connections to PostgreSQL that survives a database which goes silent. */
export function postgresDialect(connectionString: string): Dialect {
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
    keepAlive: true,
    onConnect: async (client) => {
      // Covers a connection in use that breaks between two statements of a transaction: its next query fails.
      client.on('error', () => undefined);
      // Without a limit of its own, a server that goes silent now would keep this place of the pool for ever.
      const text = `${sessionLimits}; ${sessionManners}`;
      await client.query({ text, query_timeout: 4_500 } as pg.QueryConfig);
    },
  });
  // An idle connection that the server drops is replaced on next use; unhandled it would end the process.
  pool.on('error', () => undefined);
  return new PatientPostgresDialect({ pool: watchedPool(pool) });
}

class PatientPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new FirstErrorDriver(this.#config);
  }

  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter();
  }
}

class FirstErrorDriver extends PostgresDriver {
  /** A connection that cannot roll back is discarded. What came first is what the caller must learn. */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Lets go of the migration lock with its transaction, also when that has failed. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    ...[db]: Parameters<PostgresAdapter['acquireMigrationLock']>
  ): Promise<void> {
    await takeMigrationLock(db);
  }

  override async releaseMigrationLock(): Promise<void> {
    // The transaction releases the lock when it ends.
  }
}

/** Waits until no other process brings this database up to date; for use in a transaction. The key is Kysely's own. */
export async function takeMigrationLock(trx: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(trx);
}
