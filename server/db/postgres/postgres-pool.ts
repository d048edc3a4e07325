import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { patienceMs } from '#server/db/patience.ts';
import { createSilence, type Silence } from '#server/db/silence.ts';

/** A connection on which the database has not answered in time, or none that it gave. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * The pool as Kysely sees it. A connection whose query was not answered in time is never used again: its answer may
 * still come and leave a transaction open, in which what follows would be lost. Nor is one that takes no writes. While the database is silent, most
 * callers are refused at once, and a few try.
 */
export function watchedPool(pool: pg.Pool): PostgresPool {
  const silence = createSilence(() => performance.now());
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => watched(await connect(pool, silence), silence),
  };
}

async function connect(pool: pg.Pool, silence: Silence): Promise<pg.PoolClient> {
  if (!silence.mayTry()) throw new SilentDatabase();
  const asked = pool.connect();
  const client = await silence.whileWaiting(asked, patienceMs());
  if (client) return client;
  // It comes too late for this caller; the next one may have it.
  asked.then(
    (late) => late.release(),
    () => undefined,
  );
  throw new SilentDatabase();
}

function watched(client: pg.PoolClient, silence: Silence): PostgresPoolClient {
  let lost = false;
  const query = async <R>(sql: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> => {
    if (lost) throw new SilentDatabase();
    const waitsMs = silence.patienceMs(patienceMs());
    try {
      const answer = await client.query({
        text: sql,
        values: [...values],
        query_timeout: waitsMs,
      } as pg.QueryConfig);
      silence.answered();
      return answer as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isTimeout(error)) {
        lost ||= isReadOnly(error);
        silence.answered();
        throw error;
      }
      lost = true;
      silence.notAnswered(waitsMs);
      throw new SilentDatabase();
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || lost),
  };
}

/**
 * Whether the server takes no writes over this connection. It would say so for as long as the connection lasts: to one that
 * was the first until another took its place, or from a time when the database could only be read.
 */
function isReadOnly(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '25006';
}

/** What node-postgres says when `query_timeout` is over. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
