import { type RawBuilder, sql } from 'kysely';

/** The next value of `people.updated_at`: the time, and always more than before, even within one millisecond. */
export const editedAt = (at: number): RawBuilder<number> =>
  sql<number>`case when updated_at < ${at} then ${at} else updated_at + 1 end`;
