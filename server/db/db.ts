import type { Kysely } from 'kysely';
import type { Mutexes } from './exclusively.ts';
import type { Lanes } from './in-lane.ts';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** The storage: a query builder over one of the two engines, and what differs between them. */
export type Db = {
  engine: Engine;
  query: Kysely<Database>;
  /** Grows with everything this process writes: what was read at a lower number may be out of date. */
  changes: () => number;
  /** When the database last answered this process, by the clock of `performance`. */
  answeredAt: () => number;
  /** Semaphore and mutexes of this process, for work that must not rush at the connections. */
  lanes: Lanes;
  mutexes: Mutexes;
  close: () => Promise<void>;
};

/** A transaction's handle, or the database itself: what a verb's inner steps take. */
export type Queries = Kysely<Database>;
