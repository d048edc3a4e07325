import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Db } from '#server/db/db.ts';
import { createLanes } from '#server/db/in-lane.ts';
import type { Database } from '#server/db/schema.ts';

type Rows = Readonly<Record<string, readonly object[]>>;

/** Answers a question for whole rows with those of the first table that it asks for, and keeps nothing. */
class SampleConnection implements DatabaseConnection {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async executeQuery<R>({ sql }: CompiledQuery): Promise<QueryResult<R>> {
    // What is counted is not among the samples; what is called by another name is only as 'table as name'.
    const [, columns = '', table = ''] = /^select (?!.*\bcount\()(.*?) from "(\w+)"/is.exec(sql) ?? [];
    const [, name] = / as "(\w+)"/i.exec(columns) ?? [];
    return { rows: (this.#rows[name ? `${table} as ${name}` : table] ?? []) as R[] };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to be given in pieces
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Samples are not streamed.');
  }
}

/** A database that is none: it has a few rows to be read, and forgets what is written. */
export function sampleDb(rows: Rows): Db {
  const driver: Driver = new DummyDriver();
  driver.acquireConnection = async () => new SampleConnection(rows);
  return {
    engine: 'sqlite',
    query: new Kysely<Database>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => driver,
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    changes: () => 0,
    answeredAt: () => Number.NEGATIVE_INFINITY,
    lanes: createLanes(),
    mutexes: new Map(),
    close: async () => undefined,
  };
}
