import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from 'kysely';
import { untilUnlocked } from './until-unlocked.ts';

/** One file opened twice: what only reads never waits for a transaction, nor for another process that writes. */
export type SqliteFile = {
  writer: DatabaseSync;
  reader: DatabaseSync;
  /** Throws while the opened file is not the one at its path: what it took then would be lost. */
  checkPlace: () => void;
};

type Run = (query: CompiledQuery) => QueryResult<unknown>;
type Side = { database: DatabaseSync; run: Run };
type Shared = { writer: Side; reader: Side; turn: Mutex; checkPlace: () => void };

/**
 * Kysely's way to `node:sqlite`. Any number of connections may be acquired; each decides by its statement which of
 * the two it needs, and only writing waits for its turn. A transaction keeps that turn until it ends.
 */
export function createSqliteDriver(file: SqliteFile): Driver {
  const writer: Side = { database: file.writer, run: runner(file.writer) };
  const reader: Side = { database: file.reader, run: runner(file.reader) };
  const turn = createMutex();
  const asFile = (connection: DatabaseConnection) => connection as FileConnection;
  return {
    init: async () => undefined,
    acquireConnection: async () => new FileConnection({ writer, reader, turn, checkPlace: file.checkPlace }),
    beginTransaction: (connection) => asFile(connection).begin(),
    commitTransaction: (connection) => asFile(connection).commit(),
    rollbackTransaction: (connection) => asFile(connection).rollback(),
    releaseConnection: async () => undefined,
    destroy: async () => {
      for (const { database } of [reader, writer]) if (database.isOpen) database.close();
    },
  };
}

class FileConnection implements DatabaseConnection {
  readonly #writer: Side;
  readonly #reader: Side;
  readonly #turn: Mutex;
  readonly #checkPlace: () => void;
  /** Ends this connection's turn to write; null outside a transaction. */
  #endTurn: (() => void) | null = null;

  constructor({ writer, reader, turn, checkPlace }: Shared) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
    this.#checkPlace = checkPlace;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#writer.run(query) as QueryResult<R>;
    const askedAt = performance.now();
    if (onlyReads(query)) {
      return untilUnlocked(askedAt, () => this.#reader.run(query) as QueryResult<R>);
    }
    const endTurn = await this.#turn();
    try {
      return await untilUnlocked(askedAt, () => {
        this.#endLeftOver();
        this.#checkPlace();
        return this.#writer.run(query) as QueryResult<R>;
      });
    } finally {
      endTurn();
    }
  }

  /** Takes the write lock at the start: two writers queue instead of failing half-way. */
  async begin(): Promise<void> {
    const askedAt = performance.now();
    const endTurn = await this.#turn();
    try {
      await untilUnlocked(askedAt, () => {
        this.#endLeftOver();
        this.#writer.database.exec('begin immediate');
      });
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#checkPlace();
    // Kysely counts and logs what goes through here.
    await this.executeQuery(CompiledQuery.raw('commit'));
    this.#end();
  }

  /** A full disk ends a transaction by itself. What came first is what the caller must learn, so this never throws. */
  async rollback(): Promise<void> {
    try {
      if (this.#writer.database.isTransaction) this.#writer.database.exec('rollback');
    } catch {
      // Whether the file can be used shows in the next transaction.
    } finally {
      this.#end();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /**
   * A transaction that could not be rolled back, on a disk in trouble, must not stand in everybody's way for ever, nor
   * take in what follows: that would be acknowledged and lost.
   */
  #endLeftOver(): void {
    if (this.#writer.database.isTransaction) this.#writer.database.exec('rollback');
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*select\b/i.test(sql));
}

/** Runs statements on one connection; prepared ones are kept. */
function runner(database: DatabaseSync): Run {
  const kept = new Map<string, { statement: StatementSync; hasRows: boolean }>();
  return ({ sql, parameters }) => {
    let known = kept.get(sql);
    if (!known) {
      if (kept.size > 500) kept.clear();
      const prepared = database.prepare(sql);
      known = { statement: prepared, hasRows: prepared.columns().length > 0 };
      kept.set(sql, known);
    }
    const { statement, hasRows } = known;
    const values = parameters.map(toSqlite);
    if (hasRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}

/** A mutex: resolves when it is the caller’s turn, with the function that releases it. */
type Mutex = () => Promise<() => void>;

function createMutex(): Mutex {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
