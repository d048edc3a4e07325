import type { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { openOver } from '#server/db/open-db.ts';
import { postgresDialect } from '#server/db/postgres/open-postgres.ts';
import { NodeSqliteDialect } from '#server/db/sqlite/node-sqlite.ts';
import { openSqlite } from '#server/db/sqlite/open-sqlite.ts';
import type { Steps } from './steps.ts';
import type { Store } from './stores.ts';

/** The database as a process sees it that may be spoiled: every statement and every end of a transaction is a step. */
export type SteppedDb = Db & {
  /** What the operating system does with the connections of a process that is gone. */
  drop: () => Promise<void>;
};

/** Opens a store of its own beside the other instances. @param name tells its connections from theirs */
export function steppedDb(store: Store, steps: Steps, name: string): SteppedDb {
  if (store.databaseUrl) {
    const url = new URL(store.databaseUrl);
    url.searchParams.set('application_name', name);
    const db = openOver(stepped(postgresDialect(url.href), steps, onPostgres));
    return { ...db, engine: 'postgres', drop: () => store.endConnections(name) };
  }
  const file = openSqlite(store.dataDir);
  const db = openOver(stepped(new NodeSqliteDialect(file), steps, onSqlite(file)));
  const drop = async () => {
    for (const database of [file.reader, file.writer]) if (database.isOpen) database.close();
  };
  const close = async () => {
    await db.close();
    await drop();
  };
  return { ...db, engine: 'sqlite', close, drop };
}

type Spoil = (inner: DatabaseConnection) => Promise<never>;

type Spoils = {
  fail: Spoil;
  /** An error after which the transaction can be rolled back. */
  refuse: Spoil;
  /** Has the rollback fail that the driver does next, inside of it: what it makes of that is its own. */
  spoilRollback: (inner: DatabaseConnection) => Promise<unknown>;
};

/** The server ends this connection: what follows on it meets the driver's own errors. */
const brokenLine: Spoil = async (inner) => {
  await inner.executeQuery(CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())'));
  throw new Error('The connection outlived its end.');
};

const fullDisk: Spoil = () =>
  Promise.reject(
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  );

/** The server has no room, and the connection stands. */
const fullServer: Spoil = async (inner) => {
  const text = "do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$";
  await inner.executeQuery(CompiledQuery.raw(text));
  throw new Error('The server took it.');
};

const onPostgres: Spoils = {
  fail: brokenLine,
  refuse: fullServer,
  spoilRollback: (inner) => brokenLine(inner).catch(() => undefined),
};

const onSqlite = ({ writer }: { writer: DatabaseSync }): Spoils => ({
  fail: fullDisk,
  refuse: fullDisk,
  spoilRollback: async () => {
    const exec = writer.exec.bind(writer);
    writer.exec = (sql) => {
      writer.exec = exec;
      if (sql === 'rollback') throw new Error('disk I/O error');
      exec(sql);
    };
  },
});

function stepped(dialect: Dialect, steps: Steps, spoils: Spoils): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => steppedDriver(dialect.createDriver(), steps, spoils),
  };
}

function steppedDriver(driver: Driver, steps: Steps, { fail, refuse, spoilRollback }: Spoils): Driver {
  const inners = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const innerOf = (connection: DatabaseConnection) => inners.get(connection) ?? connection;
  const step = <T>(
    connection: DatabaseConnection,
    name: string,
    run: (inner: DatabaseConnection) => Promise<T>,
  ) => {
    const inner = innerOf(connection);
    const spoiled = () => fail(inner);
    return steps.take(name, () => run(inner), { fail: spoiled, lost: spoiled, refuse: () => refuse(inner) });
  };
  return {
    init: (...args) => driver.init(...args),
    acquireConnection: async (...args) => {
      const inner = await driver.acquireConnection(...args);
      const connection: DatabaseConnection = {
        executeQuery: (query, ...rest) =>
          step(connection, nameOf(query.sql), () => inner.executeQuery(query, ...rest)),
        streamQuery: (...streamed) => inner.streamQuery(...streamed),
      };
      inners.set(connection, inner);
      return connection;
    },
    beginTransaction: (connection, ...args) =>
      step(connection, 'begin', (inner) => driver.beginTransaction(inner, ...args)),
    commitTransaction: (connection, ...args) =>
      step(connection, 'commit', (inner) => driver.commitTransaction(inner, ...args)),
    rollbackTransaction: (connection, ...args) => {
      const inner = innerOf(connection);
      const run = () => driver.rollbackTransaction(inner, ...args);
      const failing = () => spoilRollback(inner).then(run);
      return steps.take('rollback', run, { fail: failing, lost: failing });
    },
    releaseConnection: (connection, ...args) => driver.releaseConnection(innerOf(connection), ...args),
    destroy: (...args) => driver.destroy(...args),
  };
}

/** The statement's verb and table, as a report names it. */
function nameOf(sql: string): string {
  const [, verb = sql.trim().slice(0, 20), table = ''] =
    /^\s*(\w+)\b(?:.*?(?:from|into|update)\s+"?(\w+))?/is.exec(sql) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}
