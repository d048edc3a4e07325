import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { patienceMs } from '#server/db/patience.ts';
import { createSilence, type Silence } from '#server/db/silence.ts';

/** How long somebody who got no connection tries again, in milliseconds, and how often. */
const waitsForOneMs = 3_000;
const againMs = 50;
/** How long no more are asked for than the server gave, in milliseconds. */
const fewMs = 30_000;

/** A connection on which the database has not answered in time, or none that it gave. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * The pool as Kysely sees it. A connection whose query was not answered in time is never used again: its answer may
 * still come and leave a transaction open, in which what follows would be lost. Nor is one that takes no writes. While
 * the database is silent, most callers are refused at once, and a few try.
 */
export function watchedPool(pool: pg.Pool): PostgresPool {
  const silence = createSilence(() => performance.now());
  const size = boundedSize(pool);
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => watched(await connect(pool, silence, size), silence),
  };
}

async function connect(pool: pg.Pool, silence: Silence, size: Size): Promise<pg.PoolClient> {
  const until = performance.now() + Math.min(patienceMs(), waitsForOneMs);
  for (;;) {
    try {
      size.look();
      return await askForOne(pool, silence);
    } catch (error) {
      if (stateOf(error) !== '53300' || performance.now() >= until) throw error;
      size.bound();
    }
    await pause(againMs);
  }
}

type Size = {
  /** The server gives no further connection, to this role, to the database or at all. */
  bound: () => void;
  look: () => void;
};

/** Bounds a pool for a while to the connections that it has: in its own queue each waits for one that is open already. */
function boundedSize(pool: pg.Pool): Size {
  const { max } = pool.options;
  let until = 0;
  return {
    bound: () => {
      pool.options.max = Math.max(1, pool.totalCount);
      until = performance.now() + fewMs;
    },
    look: () => {
      if (performance.now() >= until) pool.options.max = max;
    },
  };
}

async function askForOne(pool: pg.Pool, silence: Silence): Promise<pg.PoolClient> {
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
        // To a server that only reads: another has taken its place, or it takes writes again over new connections.
        lost ||= stateOf(error) === '25006';
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

/** What PostgreSQL says of an error in five signs. */
const stateOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** What node-postgres says when `query_timeout` is over. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
