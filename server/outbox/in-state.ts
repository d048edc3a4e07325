import { type RawBuilder, sql } from 'kysely';

type State = 'pending' | 'leased' | 'done' | 'kept' | 'dead';

/**
 * That entries named by their ids are in one of these states. Not as a plain condition: SQLite, which has no statistics,
 * would rather look through all entries in that state, which are all that were ever sent, than for the ids.
 */
export const isInState = (...states: readonly State[]): RawBuilder<boolean> =>
  sql<boolean>`coalesce(status, '') in (${sql.join(states)})`;
