import { dayMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';

/** For how long somebody is told of it who published nothing since. */
const toldForMs = 14 * dayMs;

/**
 * When a scheduled release was refused that nobody has done anything about since, in epoch milliseconds; null when
 * there is none.
 */
export async function refusedLast(queries: Queries, now: number): Promise<number | null> {
  const row = await queries
    .selectFrom('content_releases as refused')
    .select('ended_at as at')
    .where('state', '=', 'refused')
    .where('ended_at', '>', now - toldForMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_releases as later')
            .select('later.id')
            .where(({ eb, or, ref }) =>
              or([
                eb('later.created_at', '>', ref('refused.ended_at')),
                eb('later.published_at', '>', ref('refused.ended_at')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('ended_at', 'desc')
    .executeTakeFirst();
  return row?.at == null ? null : Number(row.at);
}
